import { stringifySetCookie } from 'cookie';
import { localDay } from '#app/contract/time.ts';
import { derivedId } from '#app/forms/derived-id.server.ts';
import { seal, unseal } from '#app/lib/seal.server.ts';
import { cookiesOf } from '#app/request/cookies.server.ts';

/**
 * One draw per browser, action and day (content-api.md, 'Random draw'): the key of a draw comes from a random one that the
 * browser keeps in a sealed cookie, so that neither a reload nor opening the entry anew draws again. A browser without
 * cookies draws once per form, by the form's own random id; where there was no cookie yet, that id becomes the key.
 */

const DRAW_COOKIE = 'draw';
const PURPOSE = 'draw key';
/** A day may have 25 hours. */
const LIFETIME_SECONDS = 26 * 60 * 60;

/** What was last won: asked for again, it is no older than it was, and belongs to the same submission. */
interface Won {
  id: string;
  token: string;
  at: number;
  submissionId: string;
}

interface Kept {
  key: string;
  won?: Won;
}

export interface DrawKey {
  /** What the content server draws once for. */
  id: string;
  kept: Kept;
}

interface Draw {
  request: Request;
  submissionId: string;
  entryId: string;
  actionId: string;
  now: number;
  timeZone: string;
}

export async function drawKeyOf(draw: Draw): Promise<DrawKey> {
  const sealed = cookiesOf(draw.request)[DRAW_COOKIE];
  const opened = sealed ? ((await unseal(PURPOSE, sealed)) as Partial<Kept> | null) : null;
  const kept = typeof opened?.key === 'string' ? (opened as Kept) : { key: draw.submissionId };
  const id = derivedId('draw', kept.key, draw.entryId, draw.actionId, localDay(draw.now, draw.timeZone));
  return { id, kept };
}

/** The winner's token as it was first seen; null where it is new. */
export function wonBefore({ id, kept: { won } }: DrawKey, token: string): Won | null {
  return won?.id === id && won.token === token ? won : null;
}

/** The header by which the browser keeps its key, and what it won last. */
export async function keepDrawKey(
  request: Request,
  { kept }: DrawKey,
  won = kept.won,
): Promise<{ 'Set-Cookie': string }> {
  return {
    'Set-Cookie': stringifySetCookie({
      name: DRAW_COOKIE,
      value: await seal(PURPOSE, { key: kept.key, ...(won ? { won } : {}) }, LIFETIME_SECONDS * 1000),
      maxAge: LIFETIME_SECONDS,
      path: '/',
      sameSite: 'lax',
      httpOnly: true,
      secure: new URL(request.url).protocol === 'https:',
    }),
  };
}
