-- What PostGraphile serves: a function for each operation, with the owner from the session, as its documentation advises.
create schema if not exists log_api;

do $$ begin
  create type log_api.totals as (calories int, fats int, proteins int, carbs int);
exception when duplicate_object then null;
end $$;

create or replace function log_api.food_log_stats(start_day text, end_day text) returns log_api.totals
language sql stable as $$
  select coalesce(sum(calories), 0)::int, coalesce(sum(fats), 0)::int,
    coalesce(sum(proteins), 0)::int, coalesce(sum(carbs), 0)::int
  from public.food_log
  where owner = current_setting('foodlog.owner') and deleted_at is null
    and day >= start_day and day <= end_day
$$;

-- The insert alone: no turns of changes, suggestions or totals.
create or replace function log_api.food_log_create(
  id text, user_id text, name text, calories int, fats int, proteins int, carbs int,
  logged_at text, day text, minute_of_day int
) returns text
language sql volatile as $$
  insert into public.food_log
    (owner, id, user_id, name, name_key, calories, fats, proteins, carbs, logged_at, day,
     content_hash, created_at, minute_of_day)
  values (current_setting('foodlog.owner'), id, user_id, name, lower(name), calories, fats, proteins, carbs,
    extract(epoch from logged_at::timestamptz) * 1000, day, id, extract(epoch from now()) * 1000,
    minute_of_day)
  on conflict do nothing
  returning food_log.id
$$;
