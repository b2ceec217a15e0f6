-- Nothing reads the name that a file had on its rider's device. Nodes of the version before this one go on inserting it.
ALTER TABLE "uploads" ALTER COLUMN "original_name" SET DEFAULT '';--> statement-breakpoint
UPDATE "uploads" SET "original_name" = '' WHERE "original_name" <> '';
