CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "content_state" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"draft" boolean DEFAULT false NOT NULL,
	"publish_from" timestamp with time zone,
	"publish_till" timestamp with time zone,
	"search_text" text DEFAULT '' NOT NULL,
	"title_stems" text DEFAULT '' NOT NULL,
	"body_stems" text DEFAULT '' NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('simple', title_stems), 'A') || setweight(to_tsvector('simple', body_stems), 'C')) STORED,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "levels" (
	"name" text PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"searchable" boolean NOT NULL,
	"position" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"name" text PRIMARY KEY NOT NULL,
	"positions" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prizes" (
	"entry_id" text NOT NULL,
	"action_id" text NOT NULL,
	"winners" integer NOT NULL,
	"winners_left" integer NOT NULL,
	CONSTRAINT "prizes_entry_id_action_id_pk" PRIMARY KEY("entry_id","action_id"),
	CONSTRAINT "prizes_left_in_range" CHECK ("prizes"."winners_left" between 0 and "prizes"."winners")
);
--> statement-breakpoint
CREATE TABLE "wire_posts" (
	"id" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"published_at" timestamp with time zone,
	"position" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "action_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"tile_id" text NOT NULL,
	"email_normalised" text,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"optin_key_hash" text,
	"optin_expires_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	CONSTRAINT "action_entries_submission_id_unique" UNIQUE("submission_id"),
	CONSTRAINT "action_entries_optin_key_hash_unique" UNIQUE("optin_key_hash")
);
--> statement-breakpoint
CREATE TABLE "call_counters" (
	"kind" text NOT NULL,
	"entry_id" text NOT NULL,
	"tile_id" text NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "call_counters_kind_entry_id_tile_id_pk" PRIMARY KEY("kind","entry_id","tile_id"),
	CONSTRAINT "call_counters_not_negative" CHECK ("call_counters"."used" >= 0)
);
--> statement-breakpoint
CREATE TABLE "competition_entries" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"tile_id" text NOT NULL,
	"email_normalised" text,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "competition_entries_submission_id_unique" UNIQUE("submission_id")
);
--> statement-breakpoint
CREATE TABLE "draws" (
	"submission_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"action_id" text NOT NULL,
	"outcome" text NOT NULL,
	"token" text,
	"expires_at" timestamp with time zone,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draws_entry_id_action_id_submission_id_pk" PRIMARY KEY("entry_id","action_id","submission_id"),
	CONSTRAINT "draws_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "failed_tries" (
	"key" text NOT NULL,
	"minute" timestamp with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "failed_tries_key_minute_pk" PRIMARY KEY("key","minute")
);
--> statement-breakpoint
CREATE TABLE "outgoing_mails" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"message" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"send_after" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "submissions" (
	"submission_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"entry_id" text NOT NULL,
	"tile_id" text NOT NULL,
	"answer" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_counts" (
	"survey_id" text PRIMARY KEY NOT NULL,
	"answer1" integer DEFAULT 0 NOT NULL,
	"answer2" integer DEFAULT 0 NOT NULL,
	"answer3" integer DEFAULT 0 NOT NULL,
	"answer4" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"submission_id" text NOT NULL,
	"sha256" text NOT NULL,
	"file_name" text NOT NULL,
	"original_name" text NOT NULL,
	"medium" text NOT NULL,
	"mime_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"seconds" integer,
	"created_at" timestamp with time zone NOT NULL,
	"kept_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "votes" (
	"submission_id" text PRIMARY KEY NOT NULL,
	"survey_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"answer" smallint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "votes_answer" CHECK ("votes"."answer" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "voucher_actions" (
	"entry_id" text NOT NULL,
	"action_id" text NOT NULL,
	"password_hash" text NOT NULL,
	"end_date" timestamp with time zone,
	CONSTRAINT "voucher_actions_entry_id_action_id_pk" PRIMARY KEY("entry_id","action_id")
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"entry_id" text NOT NULL,
	"action_id" text NOT NULL,
	"code" text NOT NULL,
	"position" integer NOT NULL,
	"issued_at" timestamp with time zone,
	"issued_to" text,
	"used_at" timestamp with time zone,
	"used_by" text,
	CONSTRAINT "vouchers_entry_id_action_id_code_pk" PRIMARY KEY("entry_id","action_id","code"),
	CONSTRAINT "vouchers_issued_to_unique" UNIQUE("issued_to"),
	CONSTRAINT "vouchers_used_by_unique" UNIQUE("used_by")
);
--> statement-breakpoint
CREATE INDEX "entries_publish_from" ON "entries" USING btree ("publish_from");--> statement-breakpoint
CREATE INDEX "entries_search" ON "entries" USING gin ("search");--> statement-breakpoint
CREATE INDEX "entries_search_parts" ON "entries" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "action_entries_email" ON "action_entries" USING btree ("entry_id","tile_id","email_normalised");--> statement-breakpoint
CREATE INDEX "action_entries_created_at" ON "action_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "action_entries_expiry" ON "action_entries" USING btree ("optin_expires_at") WHERE status = 'unconfirmed';--> statement-breakpoint
CREATE UNIQUE INDEX "competition_entries_email" ON "competition_entries" USING btree ("entry_id","tile_id","email_normalised");--> statement-breakpoint
CREATE INDEX "competition_entries_created_at" ON "competition_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "draws_open" ON "draws" USING btree ("entry_id","action_id","expires_at") WHERE used_at is null;--> statement-breakpoint
CREATE INDEX "outgoing_mails_waiting" ON "outgoing_mails" USING btree ("send_after") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "submissions_created_at" ON "submissions" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_once" ON "uploads" USING btree ("submission_id","sha256");--> statement-breakpoint
CREATE INDEX "uploads_unkept" ON "uploads" USING btree ("created_at") WHERE kept_at is null;--> statement-breakpoint
CREATE INDEX "vouchers_not_issued" ON "vouchers" USING btree ("entry_id","action_id","position") WHERE issued_at is null;