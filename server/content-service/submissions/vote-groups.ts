import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { networkOf } from '#app/contract/network-of.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { voteGroups } from '../db/submission-tables.ts';

const GROUPS = 256;

interface Survey {
  entryId: string;
  surveyId: string;
}

/** Another group in each survey, so that those of several tell nothing together. */
function groupOf({ entryId, surveyId }: Survey, address: string): number {
  const network = networkOf(address, 48);
  return createHash('sha256').update([entryId, surveyId, network].join('\n')).digest().readUInt8();
}

export async function countVoteOf(tx: Executor, survey: Survey, address: string): Promise<void> {
  const { entryId, surveyId } = survey;
  await tx
    .insert(voteGroups)
    .values({ entryId, surveyId, group: groupOf(survey, address), votes: 1 })
    .onConflictDoUpdate({
      target: [voteGroups.entryId, voteGroups.surveyId, voteGroups.group],
      set: { votes: sql`${voteGroups.votes} + 1` },
    });
}

export interface VotesByNetwork {
  votes: number;
  /** As many as most likely fill so many groups (linear counting); at 1,400 all are full. */
  networks: number;
  /** Of the group with the most. */
  most: number;
}

/** Null where no vote was counted so. */
export async function votesByNetwork(db: Db, { entryId, surveyId }: Survey): Promise<VotesByNetwork | null> {
  const rows = await db
    .select({ votes: voteGroups.votes })
    .from(voteGroups)
    .where(and(eq(voteGroups.entryId, entryId), eq(voteGroups.surveyId, surveyId)));
  if (rows.length === 0) return null;
  const votes = rows.map((row) => row.votes);
  const empty = Math.max(1, GROUPS - rows.length);
  return {
    votes: votes.reduce((sum, one) => sum + one, 0),
    networks: Math.round(GROUPS * Math.log(GROUPS / empty)),
    most: Math.max(...votes),
  };
}
