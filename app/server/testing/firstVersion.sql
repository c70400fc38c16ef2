-- The tables as the first version of Foodlog made them.
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "food_log" ("owner" text not null, "id" text not null, "user_id" text not null, "name" text not null, "calories" int4 not null check ("calories" between 0 and 100000), "fats" int4 not null check ("fats" between 0 and 100000), "proteins" int4 not null check ("proteins" between 0 and 100000), "carbs" int4 not null check ("carbs" between 0 and 100000), "logged_at" int8 not null, "day" text not null, "content_hash" text not null, "created_at" int8 not null, constraint "food_log_pkey" primary key ("owner", "id"));
CREATE INDEX "food_log_owner_day" on "food_log" ("owner", "day", "calories", "fats", "proteins", "carbs");
CREATE INDEX "food_log_owner_logged_at" on "food_log" ("owner", "logged_at", "calories", "fats", "proteins", "carbs");
INSERT INTO "kysely_migration" VALUES ('0001 food log', '2026-11-20T12:00:00.000Z');
INSERT INTO "kysely_migration_lock" VALUES ('migration_lock', 0);
