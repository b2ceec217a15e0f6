import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { env } from '#app/config/env.server.ts';
import { sharedNodes } from '#app/lib/shared.server.ts';
import { httpOnlyCookie } from '#app/visit/cookies.server.ts';
import { isSecure, type Visit } from '#app/visit/visit.ts';
import { derivedId } from './derived-id.server.ts';

/**
 * After Back, a form still has its old submission id. The same data is the same submission; different data under that
 * id would only get the first answer (content-api.md, 'Idempotency'), so it gets a new id. Which data was sent under
 * which id is remembered as two short keyed hashes: in a cookie, and, for browsers without cookies and for answers that
 * never arrived, in this process and among all nodes.
 */

const SENT_COOKIE = 'sent';
const MAX_REMEMBERED = 12;
const DAY_MS = 24 * 60 * 60_000;
const remembered = new LRUCache<string, string>({ max: 20_000, ttl: DAY_MS, ttlAutopurge: true });

type Data = Record<string, unknown>;

function shortHash(text: string): string {
  return createHmac('sha256', `sent\n${env().SESSION_SECRET}`).update(text).digest('base64url').slice(0, 12);
}

function fingerprint(data: Data): string {
  const fields = Object.entries(data).filter(([, value]) => value !== undefined);
  return shortHash(JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1))));
}

const keyOf = (id: string) => `sent:${id}`;

function pairsInCookie({ cookies }: Visit): Array<readonly [string, string]> {
  return (cookies[SENT_COOKIE] ?? '')
    .split('~')
    .flatMap((pair) => (/^[\w-]{12}\.[\w-]{12}$/.test(pair) ? [[pair.slice(0, 12), pair.slice(13)]] : []));
}

/** The form's own id, or a derived one if other data was, or may have been, accepted under it. */
export async function submissionIdToSend(visit: Visit, submissionId: string, data: Data): Promise<string> {
  const id = shortHash(submissionId);
  const known = pairsInCookie(visit).find(([one]) => one === id)?.[1] ?? remembered.get(id);
  const before = known ?? (await sharedNodes()?.read(keyOf(id))) ?? null;
  const now = fingerprint(data);
  return before === null || before === now ? submissionId : derivedId(submissionId, now);
}

/** Call once data was, or may have been, accepted. Returns the cookie header that remembers it. */
export function rememberSent(visit: Visit, submissionId: string, data: Data): { 'Set-Cookie': string } {
  const entry = [shortHash(submissionId), fingerprint(data)] as const;
  remembered.set(...entry);
  void sharedNodes()?.write(keyOf(entry[0]), entry[1], DAY_MS);
  const others = pairsInCookie(visit).filter(([id]) => id !== entry[0]);
  return {
    'Set-Cookie': httpOnlyCookie(isSecure(visit), {
      name: SENT_COOKIE,
      value: [entry, ...others]
        .slice(0, MAX_REMEMBERED)
        .map((pair) => pair.join('.'))
        .join('~'),
    }),
  };
}
