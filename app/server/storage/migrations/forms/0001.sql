-- A database as Foodlog left it before migration 0002.
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "food_log" ("owner" text not null, "id" text not null, "user_id" text not null, "name" text not null, "calories" int4 not null check ("calories" between 0 and 100000), "fats" int4 not null check ("fats" between 0 and 100000), "proteins" int4 not null check ("proteins" between 0 and 100000), "carbs" int4 not null check ("carbs" between 0 and 100000), "logged_at" int8 not null, "day" text not null, "content_hash" text not null, "created_at" int8 not null, constraint "food_log_pkey" primary key ("owner", "id"));
CREATE INDEX "food_log_owner_day" on "food_log" ("owner", "day", "calories", "fats", "proteins", "carbs");
CREATE INDEX "food_log_owner_logged_at" on "food_log" ("owner", "logged_at", "calories", "fats", "proteins", "carbs");
insert into food_log values ('U1', '000000000000000000000001', 'ada@example.com', 'Oats', 300, 1, 1, 1, 1788075000000, '2026-08-30', 'hash 1', 1788075001000);
insert into food_log values ('U1', '000000000000000000000002', 'ada@example.com', 'Oats', 300, 2, 2, 2, 1790840700000, '2026-10-01', 'hash 2', 1790840701000);
insert into food_log values ('U1', '000000000000000000000003', 'ada@example.com', 'Oats', 300, 3, 3, 3, 1795072200000, '2026-11-19', 'hash 3', 1795072201000);
insert into food_log values ('U1', '000000000000000000000004', 'ada@example.com', 'OATS ', 310, 4, 4, 4, 1795159200000, '2026-11-20', 'hash 4', 1795159201000);
insert into food_log values ('U1', '000000000000000000000005', 'ada@example.com', 'Crème', 90, 5, 5, 5, 1795003200000, '2026-11-18', 'hash 5', 1795003201000);
insert into food_log values ('U1', '000000000000000000000006', 'ada@example.com', 'Crème', 95, 6, 6, 6, 1795042799000, '2026-11-18', 'hash 6', 1795042800000);
insert into food_log values ('U1', '000000000000000000000007', 'ada@example.com', 'Tea', 2, 7, 7, 7, 1795045800000, '2026-11-18', 'hash 7', 1795045801000);
insert into food_log values ('U1', '000000000000000000000008', 'ada@example.com', 'Tea', 2, 8, 8, 8, 1795046700000, '2026-11-19', 'hash 8', 1795046701000);
insert into food_log values ('U1', '000000000000000000000009', 'ada@example.com', 'Tea', 2, 9, 9, 9, 1795100400000, '2026-11-19', 'hash 9', 1795100401000);
insert into food_log values ('U2', '00000000000000000000000a', 'ada@example.com', 'Egg', 80, 10, 10, 10, -60000, '1969-12-31', 'hash 10', -59000);
insert into food_log values ('U2', '00000000000000000000000b', 'ada@example.com', 'Egg', 80, 11, 11, 11, 1795161600000, '2026-11-20', 'hash 11', 1795161601000);
insert into kysely_migration values ('0001 food log', '2026-11-20T12:00:00.000Z');
insert into kysely_migration_lock values ('migration_lock', 0);
