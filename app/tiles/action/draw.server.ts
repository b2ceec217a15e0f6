import { setTimeout } from 'node:timers/promises';
import { answerOrNull } from '#app/content/submission-client.server.ts';
import type { Outcome } from '#app/forms/outcome.ts';
import { seal, unseal } from '#app/lib/seal.server.ts';
import type { SendRequest } from '../part-handler.ts';
import type { DrawState } from '../participation.ts';

/** A draw takes at least this long, so that there is something to see (specification 7). */
const SHORTEST_DRAW_MS = 1000;
/** How long a drawn token holds (content-api.md, 'Random draw'). */
const TOKEN_HOLDS_MS = 15 * 60_000;
const PURPOSE = 'draw';

export type Drawn = { state: 'won'; token: string } | { state: 'lost' | 'closed' | 'failed' };

/** Draws once for a submission_id, however often it is asked. Only ever called by a rider's own act. */
export async function drawToken(
  { client, entry }: Pick<SendRequest, 'client' | 'entry'>,
  actionId: string,
  submissionId: string,
): Promise<Drawn> {
  const [answer] = await Promise.all([
    answerOrNull(client.drawToken(entry.id, actionId, submissionId)),
    setTimeout(SHORTEST_DRAW_MS),
  ]);
  if (answer?.state === 'success') return { state: 'won', token: answer.token };
  if (answer?.errormessage === 'NO TOKEN') return { state: 'lost' };
  return { state: answer?.errormessage === 'CLOSED' ? 'closed' : 'failed' };
}

/** Where the rider stands, by the outcome in the address. */
export function drawStateOf(outcome: Outcome | null, now: number): DrawState {
  if (outcome?.kind === 'won') return now - outcome.at < TOKEN_HOLDS_MS ? 'won' : 'expired';
  return outcome?.kind === 'lost' || outcome?.kind === 'closed' ? outcome.kind : 'before';
}

/** The token as the form carries it, tied to its submission. */
export function sealToken(token: string, submissionId: string): Promise<string> {
  return seal(PURPOSE, { token, submissionId }, 2 * TOKEN_HOLDS_MS);
}

export async function unsealToken(sealed: unknown, submissionId: string): Promise<string | null> {
  if (typeof sealed !== 'string') return null;
  const opened = (await unseal(PURPOSE, sealed)) as { token?: unknown; submissionId?: unknown } | null;
  return opened?.submissionId === submissionId && typeof opened.token === 'string' ? opened.token : null;
}
