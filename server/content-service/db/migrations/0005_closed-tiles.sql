CREATE TABLE "closed_tiles" (
	"entry_id" text NOT NULL,
	"tile_id" text NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "closed_tiles_entry_id_tile_id_pk" PRIMARY KEY("entry_id","tile_id")
);
