DROP INDEX IF EXISTS "action_entries_created_at";--> statement-breakpoint
DROP INDEX IF EXISTS "competition_entries_created_at";--> statement-breakpoint
DROP INDEX IF EXISTS "submissions_created_at";