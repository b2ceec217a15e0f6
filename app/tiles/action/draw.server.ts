import { setTimeout } from 'node:timers/promises';
import { answerOrNull } from '#app/content/submission-request.server.ts';
import { TOKEN_HOLDS_MS } from '#app/contract/limits.ts';
import { ownProperty } from '#app/contract/own-property.ts';
import type { RefusalOf } from '#app/contract/refusals.ts';
import { localDay } from '#app/contract/time.ts';
import type { Outcome } from '#app/forms/outcome.ts';
import { seal, unseal } from '#app/lib/seal.server.ts';
import type { SendRequest } from '#app/participation/form-handler.ts';
import { DRAW_RESULTS, type DrawResult, type DrawState } from '#app/participation/participation.ts';

/** Minimum duration of a draw, for the animation (specification 7). */
const SHORTEST_DRAW_MS = 1000;
const PURPOSE = 'draw';
/** The service's clock may be behind: it says 'not started' of a draw that is open here. */
const MAX_CLOCK_DIFFERENCE_MS = 60_000;

export type DrawOutcome =
  | { state: 'won'; token: string; timeLeft?: number | undefined }
  | { state: Exclude<DrawResult, 'won' | 'used'> | 'failed' };

const REFUSALS: Record<RefusalOf<'action token'>, Exclude<DrawResult, 'won' | 'used'>> = {
  'NO TOKEN': 'lost',
  CLOSED: 'closed',
  'NOT STARTED': 'notStarted',
  ENDED: 'ended',
};

/** Idempotent per key. Only called on a rider's click. */
export async function drawToken(
  { client, entry }: Pick<SendRequest, 'client' | 'entry'>,
  actionId: string,
  key: string,
): Promise<DrawOutcome> {
  const [answer] = await Promise.all([
    answerOrNull(client.drawToken(entry.id, actionId, key)),
    setTimeout(SHORTEST_DRAW_MS),
  ]);
  if (answer?.state === 'success') return { state: 'won', token: answer.token, timeLeft: answer.timeLeft };
  return { state: ownProperty(REFUSALS, answer?.errormessage ?? '') ?? 'failed' };
}

export function isDrawResult(kind: string): kind is DrawResult {
  return (DRAW_RESULTS as readonly string[]).includes(kind);
}

/**
 * State of the draw, from the outcome in the URL. 'before' again once the service would draw: it draws once a local
 * day, and prizes come back as soon as a token lapses.
 */
export function drawStateOf(outcome: Outcome | null, now: number, timeZone: string): DrawState {
  if (!outcome || !isDrawResult(outcome.kind)) return 'before';
  const { kind, at } = outcome;
  const isFresh = now - at < TOKEN_HOLDS_MS;
  switch (kind) {
    case 'won':
      if (isFresh) return 'won';
      return localDay(at, timeZone) === localDay(now, timeZone) ? 'expired' : 'before';
    case 'closed':
      return isFresh ? 'closed' : 'before';
    case 'lost':
    case 'used':
      return localDay(at, timeZone) === localDay(now, timeZone) ? kind : 'before';
    case 'notStarted':
      return now - at < MAX_CLOCK_DIFFERENCE_MS ? kind : 'before';
    case 'ended':
      return kind;
  }
}

interface SealedToken {
  token: string;
  /** When it was drawn. */
  at: number;
}

/** The token as carried by the form, sealed for its submission id. */
export function sealToken(token: string, submissionId: string, at: number): Promise<string> {
  return seal(PURPOSE, { token, submissionId, at }, 2 * TOKEN_HOLDS_MS);
}

export async function unsealToken(sealed: unknown, submissionId: string): Promise<SealedToken | null> {
  if (typeof sealed !== 'string') return null;
  const opened = (await unseal(PURPOSE, sealed)) as (SealedToken & { submissionId: string }) | null;
  return opened?.submissionId === submissionId ? opened : null;
}
