import { createHash } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { ownerOf, type SharedNetwork } from '#app/contract/network-of.ts';
import type { Db, Executor } from '../db/open-database.ts';
import { voteGroups } from '../db/submission-tables.ts';

const GROUPS = 256;

interface Survey {
  entryId: string;
  surveyId: string;
}

/**
 * The survey's id is part of the hash: a network is in another group in each survey, so that groups don't add up to a
 * network.
 */
function groupOf({ entryId, surveyId }: Survey, network: string): number {
  return createHash('sha256').update([entryId, surveyId, network].join('\n')).digest().readUInt8();
}

/** `vehicles`: VEHICLE_NETWORKS. */
export async function countVoteOf(
  tx: Executor,
  survey: Survey,
  address: string,
  vehicles: readonly SharedNetwork[],
): Promise<void> {
  const { entryId, surveyId } = survey;
  await tx
    .insert(voteGroups)
    .values({ entryId, surveyId, group: groupOf(survey, ownerOf(address, vehicles)), votes: 1 })
    .onConflictDoUpdate({
      target: [voteGroups.entryId, voteGroups.surveyId, voteGroups.group],
      set: { votes: sql`${voteGroups.votes} + 1` },
    });
}

/** Null where no vote was counted by group. */
export async function votesByNetwork(db: Db, { entryId, surveyId }: Survey) {
  const rows = await db
    .select({ votes: voteGroups.votes })
    .from(voteGroups)
    .where(and(eq(voteGroups.entryId, entryId), eq(voteGroups.surveyId, surveyId)));
  if (rows.length === 0) return null;
  const inGroups = rows.map((row) => row.votes);
  const votes = inGroups.reduce((sum, one) => sum + one, 0);
  const empty = Math.max(1, GROUPS - rows.length);
  return {
    votes,
    /**
     * Estimated from the filled groups (linear counting), which may be above the number of votes; all 256 are full at
     * about 1,400 networks.
     */
    networks: Math.min(votes, Math.round(GROUPS * Math.log(GROUPS / empty))),
    /** Votes in the largest group. */
    most: Math.max(...inGroups),
  };
}
