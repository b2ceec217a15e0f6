CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "entries_search_parts";--> statement-breakpoint
DROP INDEX "entries_search_stems";--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "title_search" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', title_stems)) STORED;--> statement-breakpoint
CREATE INDEX "search_words_parts" ON "search_words" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "search_words_ends" ON "search_words" USING gin ("stem" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "entries_title_search" ON "entries" USING gin ("title_search");--> statement-breakpoint
ALTER TABLE "entries" SET (toast_tuple_target = 256);
