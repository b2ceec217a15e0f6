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

/** Wins, newest first: of one day's draws on several actions each stays known. */
const MAX_WINS = 4;
/** As JSON; sealed it is a third longer, and a cookie holds 4096 bytes. */
const MAX_CHARACTERS = 2300;

/** Drawing again returns it with its original time and the submission id it was sent under. */
interface Win {
  id: string;
  token: string;
  at: number;
  submissionId: string;
}

export interface DrawKey {
  /** Idempotency key of the draw. */
  id: string;
  /** This browser's wins. */
  wins: readonly Win[];
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
  const day = localDay(draw.now, draw.timeZone);
  const id = derivedId('draw', browser.id, draw.entryId, draw.actionId, day);
  return { id, wins: await winsIn(visit) };
}

async function winsIn({ cookies }: Visit): Promise<readonly Win[]> {
  const sealed = cookies[DRAW_COOKIE];
  const opened = sealed ? ((await unseal(PURPOSE, sealed)) as { wins: readonly Win[] } | null) : null;
  return opened?.wins ?? [];
}

/** The earlier win with this token, with its original time; null for a new token. */
export function previousWin({ id, wins }: DrawKey, token: string): Win | null {
  return wins.find((won) => won.id === id && won.token === token) ?? null;
}

/** Set-Cookie header that stores the win with the earlier ones of other draws. */
export async function winCookie(visit: Visit, won: Win): Promise<string> {
  const others = (await winsIn(visit)).filter(({ id }) => id !== won.id);
  const wins = [won, ...others].slice(0, MAX_WINS);
  while (wins.length > 1 && JSON.stringify(wins).length > MAX_CHARACTERS) wins.pop();
  return httpOnlyCookie(isSecure(visit), {
    name: DRAW_COOKIE,
    value: await seal(PURPOSE, { wins }, LIFETIME_SECONDS * 1000),
    maxAge: LIFETIME_SECONDS,
  });
}

/** The same for a win that was accepted under another submission id than it was drawn for; null if there is none. */
export async function sentWinCookie(
  visit: Visit,
  token: string,
  submissionId: string,
): Promise<string | null> {
  const won = (await winsIn(visit)).find((win) => win.token === token && win.submissionId !== submissionId);
  return won ? winCookie(visit, { ...won, submissionId }) : null;
}
