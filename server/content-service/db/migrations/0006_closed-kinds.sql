ALTER TABLE "closed_tiles" DROP CONSTRAINT "closed_tiles_entry_id_tile_id_pk";--> statement-breakpoint
ALTER TABLE "closed_tiles" ADD COLUMN "kind" text DEFAULT 'competition' NOT NULL;--> statement-breakpoint
ALTER TABLE "closed_tiles" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
INSERT INTO "closed_tiles" ("kind", "entry_id", "tile_id", "closed_at") SELECT 'action', "entry_id", "tile_id", "closed_at" FROM "closed_tiles";--> statement-breakpoint
ALTER TABLE "closed_tiles" ADD CONSTRAINT "closed_tiles_kind_entry_id_tile_id_pk" PRIMARY KEY("kind","entry_id","tile_id");
