import { stringifySetCookie } from 'cookie';
import type { Browser } from '#app/content/rate-limits.server.ts';
import { localDay } from '#app/contract/time.ts';
import { derivedId } from '#app/forms/derived-id.server.ts';
import { seal, unseal } from '#app/lib/seal.server.ts';
import { isSecure, type Visit } from '#app/visit/visit.ts';

/**
 * One draw per browser, action and day (content-api.md, 'Random draw'): the key of a draw comes from the browser's id, so
 * that neither a reload nor opening the entry anew draws again. A browser without cookies draws once per form.
 */

const DRAW_COOKIE = 'draw';
const PURPOSE = 'won';
/** Longer than a day of 25 hours. */
const LIFETIME_SECONDS = 26 * 60 * 60;

/** What was last won: asked for again, it is no older than it was, and belongs to the same submission. */
interface Won {
  id: string;
  token: string;
  at: number;
  submissionId: string;
}

export interface DrawKey {
  /** Idempotency key of the draw. */
  id: string;
  /** This browser's last win. */
  won: Won | undefined;
}

interface Draw {
  visit: Visit;
  browser: Browser;
  entryId: string;
  actionId: string;
  now: number;
  timeZone: string;
}

export async function drawKeyOf({ visit, browser, ...draw }: Draw): Promise<DrawKey> {
  const sealed = visit.cookies[DRAW_COOKIE];
  const opened = sealed ? ((await unseal(PURPOSE, sealed)) as { won?: Won } | null) : null;
  const day = localDay(draw.now, draw.timeZone);
  return { id: derivedId('draw', browser.id, draw.entryId, draw.actionId, day), won: opened?.won };
}

/** The winner's token as it was first seen; null where it is new. */
export function wonBefore({ id, won }: DrawKey, token: string): Won | null {
  return won?.id === id && won.token === token ? won : null;
}

/** The header by which the browser keeps what it won. */
export async function keepWon(visit: Visit, won: Won): Promise<{ 'Set-Cookie': string }> {
  return {
    'Set-Cookie': stringifySetCookie({
      name: DRAW_COOKIE,
      value: await seal(PURPOSE, { won }, LIFETIME_SECONDS * 1000),
      maxAge: LIFETIME_SECONDS,
      path: '/',
      sameSite: 'lax',
      httpOnly: true,
      secure: isSecure(visit),
    }),
  };
}
