import type { Browser } from '#app/content/rate-limits.server.ts';
import { localDay } from '#app/contract/time.ts';
import { derivedId } from '#app/forms/derived-id.server.ts';
import { seal, unseal } from '#app/lib/seal.server.ts';
import { httpOnlyCookie } from '#app/visit/cookies.server.ts';
import { isSecure, type Visit } from '#app/visit/visit.ts';

/**
 * One draw per browser, action and day (content-api.md, 'Random draw'). The idempotency key is derived from the browser
 * id, so that reloading doesn't draw again. Without cookies: one draw per form.
 */

const DRAW_COOKIE = 'draw';
const PURPOSE = 'won';
/** More than a day of 25 hours. */
const LIFETIME_SECONDS = 26 * 60 * 60;

/** The last win; drawing again returns it with its original time and submission id. */
interface LastWin {
  id: string;
  token: string;
  at: number;
  submissionId: string;
}

export interface DrawKey {
  /** Idempotency key of the draw. */
  id: string;
  /** This browser's last win. */
  won: LastWin | undefined;
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
  const opened = sealed ? ((await unseal(PURPOSE, sealed)) as { won?: LastWin } | null) : null;
  const day = localDay(draw.now, draw.timeZone);
  return { id: derivedId('draw', browser.id, draw.entryId, draw.actionId, day), won: opened?.won };
}

/** The earlier win with this token, with its original time; null for a new token. */
export function previousWin({ id, won }: DrawKey, token: string): LastWin | null {
  return won?.id === id && won.token === token ? won : null;
}

/** Set-Cookie header that stores the win. */
export async function winCookie(visit: Visit, won: LastWin): Promise<{ 'Set-Cookie': string }> {
  return {
    'Set-Cookie': httpOnlyCookie(isSecure(visit), {
      name: DRAW_COOKIE,
      value: await seal(PURPOSE, { won }, LIFETIME_SECONDS * 1000),
      maxAge: LIFETIME_SECONDS,
    }),
  };
}
