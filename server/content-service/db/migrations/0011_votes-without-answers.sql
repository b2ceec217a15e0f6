-- The rows named each vote's answer beside an id that is derived from its browser. `submissions` has the same ids without it.
DELETE FROM "votes";
