CREATE TABLE "vote_groups" (
	"survey_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"group" smallint NOT NULL,
	"votes" integer NOT NULL,
	CONSTRAINT "vote_groups_entry_id_survey_id_group_pk" PRIMARY KEY("entry_id","survey_id","group")
);
