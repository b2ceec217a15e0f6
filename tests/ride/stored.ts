import { and, eq, isNotNull } from 'drizzle-orm';
import { openDatabase } from '#server/content-service/db/open-database.ts';
import {
  actionEntries,
  competitionEntries,
  submissions,
  uploads,
} from '#server/content-service/db/schema.ts';
import type { SentForm } from './ledger.ts';

/** How often each form is stored, by kind and key; read after the service has stopped. */
async function storedIn(dataDir: string): Promise<Map<string, number>> {
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
  const stored = new Map<string, number>();
  const count = (name: string) => stored.set(name, (stored.get(name) ?? 0) + 1);
  try {
    for (const { emailNormalised } of await db.select().from(competitionEntries)) {
      count(`raffle ${emailNormalised}`);
    }
    for (const { emailNormalised, submissionId } of await db.select().from(actionEntries)) {
      const kept = and(eq(uploads.submissionId, submissionId), isNotNull(uploads.keptAt));
      // Each with its photo: without one it isn't stored, with two it is doubled.
      for (const _ of await db.select().from(uploads).where(kept)) count(`photo ${emailNormalised}`);
    }
    const votes = await db.select().from(submissions).where(eq(submissions.kind, 'survey'));
    for (const { tileId } of votes) count(`vote ${tileId}`);
    const deals = await db.select().from(submissions).where(eq(submissions.kind, 'deal'));
    for (const { submissionId } of deals) count(`deal ${submissionId}`);
    return stored;
  } finally {
    await close();
  }
}

/**
 * Compares what riders were told with what is stored; a survey's votes together, as nothing stored says whose one is.
 */
export async function faultsOf(sent: readonly SentForm[], dataDir: string) {
  const faults: Record<'lost' | 'doubled' | 'wrong result', string[]> = {
    lost: [],
    doubled: [],
    'wrong result': [],
  };
  const stored = await storedIn(dataDir);
  const nameOf = ({ kind, key }: SentForm) => `${kind} ${key}`;
  for (const name of new Set([...stored.keys(), ...sent.map(nameOf)])) {
    const forms = sent.filter((form) => nameOf(form) === name);
    const lasts = forms.map(({ results }) => results.at(-1));
    const taken = lasts.filter((last) => last === 'thanks').length;
    const times = stored.get(name) ?? 0;
    const shown = forms.map(({ rider, results }) => `${rider} was told ${results.join(', ') || 'nothing'}`);
    const line = `${name} is stored ${times} times; ${shown.join('; ')}`;
    if (times > forms.length) faults.doubled.push(line);
    else if (times < taken) faults.lost.push(line);
    // Stored, but not told so; or all was right, and yet it was refused, or still waits, or nothing was said.
    else if (times > taken || lasts.some((last) => last !== 'thanks' && last !== 'unsent')) {
      faults['wrong result'].push(line);
    }
  }
  return faults;
}
