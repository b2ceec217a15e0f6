import { and, eq, sql } from 'drizzle-orm';
import { counted } from '../core/counted.ts';
import { oneOf } from '../db/one-of.ts';
import type { Executor } from '../db/open-database.ts';
import { submissions, surveyCounts } from '../db/schema.ts';
import type { ValidatedVotes } from './check-prizes.ts';
import { type Faults, OVERRIDE_HINT, type Path } from './faults.ts';
import type { RaffleTile } from './participation.ts';

const ANSWERS = ['answer1', 'answer2', 'answer3', 'answer4'] as const;

type Votes = Record<(typeof ANSWERS)[number] | 'total', number>;

/** A tile that its entry doesn't have yet. */
export interface ArrivingTile {
  /** The entry's. */
  id: string;
  tile: RaffleTile;
  at: Path;
}

/** By survey id. */
export async function storedVotes(tx: Executor): Promise<Map<string, Votes>> {
  const rows = await tx.select().from(surveyCounts);
  return new Map(
    rows.map((row) => [
      row.surveyId,
      { ...row, total: row.answer1 + row.answer2 + row.answer3 + row.answer4 },
    ]),
  );
}

/**
 * Votes are counted by survey id alone and outlive their survey: another one with that id would inherit them. Those
 * cast in the same entry, and imported ones, of which no row says where they were cast, belong to a survey whose votes
 * are in this file too, as in an export.
 */
export async function checkArrivingSurveys(
  tx: Executor,
  arriving: readonly ArrivingTile[],
  { votes, imported }: { votes: ReadonlyMap<string, Votes>; imported: readonly ValidatedVotes[] },
  faults: Faults,
): Promise<void> {
  if (arriving.length === 0) return;
  const { tileId: surveyId, entryId } = submissions;
  const ids = arriving.map(({ tile }) => tile.id);
  const owners = await tx
    .select({ surveyId, entryId, count: sql<number>`count(*)::int` })
    .from(submissions)
    .where(and(eq(submissions.kind, 'survey'), oneOf(surveyId, ids)))
    .groupBy(surveyId, entryId);
  for (const { tile, id, at } of arriving) {
    const cast = owners.filter((row) => row.surveyId === tile.id);
    const count = votes.get(tile.id)?.total ?? 0;
    const isOwn = imported.some(({ entry, survey }) => entry === id && survey === tile.id);
    if (count > 0 && cast.length === 0 && !isOwn)
      faults.add(
        [...at, 'kacheln'],
        `the survey ${tile.id} would take over ${count} votes that were imported for an earlier survey ${tile.id}${OVERRIDE_HINT}`,
      );
    for (const owner of cast.filter((row) => row.entryId !== id || !isOwn)) {
      const where =
        owner.entryId === id ? `an earlier survey ${tile.id} of this entry` : `entry ${owner.entryId}`;
      faults.add(
        [...at, 'kacheln'],
        `the survey ${tile.id} would take over ${counted(owner.count, 'vote')} that were cast in ${where}${OVERRIDE_HINT}`,
      );
    }
  }
}

/** A vote was given to the question and the answer that its rider read. */
export function checkChangedSurvey(
  old: RaffleTile,
  now: RaffleTile,
  votes: Votes | undefined,
  at: Path,
  faults: Faults,
): void {
  if (old.type !== 'survey' || now.type !== 'survey' || !votes) return;
  const add = (change: string) => faults.add([...at, 'kacheln'], `${change}${OVERRIDE_HINT}`);
  for (const field of ['question', ...ANSWERS] as const) {
    if (old[field] === now[field]) continue;
    const ofRemoved = field === 'question' ? 0 : votes[field];
    if (old[field] !== '')
      add(
        `${field} of the survey ${old.id} is ${JSON.stringify(now[field])} instead of ${JSON.stringify(old[field])}, and ${votes.total} have voted`,
      );
    else if (ofRemoved > 0)
      add(
        `${field} of the survey ${old.id} would take over ${counted(ofRemoved, 'vote')} of a removed answer`,
      );
  }
}
