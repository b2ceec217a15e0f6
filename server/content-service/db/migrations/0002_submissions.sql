CREATE TABLE "optin_keys" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"action_entry_id" bigint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "action_entries" DROP CONSTRAINT "action_entries_optin_key_hash_unique";--> statement-breakpoint
DROP INDEX "outgoing_mails_waiting";--> statement-breakpoint
ALTER TABLE "failed_tries" DROP CONSTRAINT "failed_tries_key_minute_pk";--> statement-breakpoint
DELETE FROM "failed_tries";--> statement-breakpoint
ALTER TABLE "failed_tries" ADD COLUMN "tried_at" timestamp with time zone NOT NULL;--> statement-breakpoint
ALTER TABLE "failed_tries" ADD CONSTRAINT "failed_tries_key_tried_at_pk" PRIMARY KEY("key","tried_at");--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "content_sha256" text;--> statement-breakpoint
UPDATE "uploads" SET "content_sha256" = "sha256";--> statement-breakpoint
ALTER TABLE "uploads" ALTER COLUMN "content_sha256" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "optin_keys" ADD CONSTRAINT "optin_keys_action_entry_id_action_entries_id_fk" FOREIGN KEY ("action_entry_id") REFERENCES "public"."action_entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "optin_keys_action_entry" ON "optin_keys" USING btree ("action_entry_id");--> statement-breakpoint
CREATE INDEX "failed_tries_tried_at" ON "failed_tries" USING btree ("tried_at");--> statement-breakpoint
CREATE UNIQUE INDEX "uploads_content_once" ON "uploads" USING btree ("submission_id","content_sha256");--> statement-breakpoint
CREATE INDEX "outgoing_mails_waiting" ON "outgoing_mails" USING btree ("send_after");--> statement-breakpoint
ALTER TABLE "action_entries" DROP COLUMN "optin_key_hash";--> statement-breakpoint
ALTER TABLE "failed_tries" DROP COLUMN "minute";--> statement-breakpoint
DELETE FROM "outgoing_mails" WHERE "sent_at" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mails" DROP COLUMN "sent_at";