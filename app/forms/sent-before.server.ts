import { createHmac } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { env } from '#app/config/env.server.ts';
import { httpOnlyCookie } from '#app/visit/cookies.server.ts';
import { isSecure, type Visit } from '#app/visit/visit.ts';
import { derivedId } from './derived-id.server.ts';

/**
 * After Back, a form still has its old submission id. The same data is the same submission; different data under that
 * id would only get the first answer (content-api.md, 'The same id, other data'), so it gets a new id. Which data was
 * sent under which id is remembered as two short keyed hashes, in a cookie and in this process for browsers without
 * cookies.
 */

const SENT_COOKIE = 'sent';
const MOST_REMEMBERED = 12;
const remembered = new LRUCache<string, string>({ max: 20_000 });

type Data = Record<string, unknown>;

function shortHash(text: string): string {
  return createHmac('sha256', `sent\n${env().SESSION_SECRET}`).update(text).digest('base64url').slice(0, 12);
}

function fingerprint(data: Data): string {
  const fields = Object.entries(data).filter(([, value]) => value !== undefined);
  return shortHash(JSON.stringify(fields.sort(([one], [other]) => (one < other ? -1 : 1))));
}

function held({ cookies }: Visit): Array<readonly [string, string]> {
  return (cookies[SENT_COOKIE] ?? '')
    .split('~')
    .flatMap((pair) => (/^[\w-]{12}\.[\w-]{12}$/.test(pair) ? [[pair.slice(0, 12), pair.slice(13)]] : []));
}

/** The form's own id, or a derived one if other data was, or may have been, accepted under it. */
export function submissionIdToSend(visit: Visit, submissionId: string, data: Data): string {
  const id = shortHash(submissionId);
  const before = held(visit).find(([one]) => one === id)?.[1] ?? remembered.get(id);
  const now = fingerprint(data);
  return before === undefined || before === now ? submissionId : derivedId(submissionId, now);
}

/** Call once data was, or may have been, accepted. Returns the cookie header that remembers it. */
export function rememberSent(visit: Visit, submissionId: string, data: Data): { 'Set-Cookie': string } {
  const entry = [shortHash(submissionId), fingerprint(data)] as const;
  remembered.set(...entry);
  const others = held(visit).filter(([id]) => id !== entry[0]);
  return {
    'Set-Cookie': httpOnlyCookie(isSecure(visit), {
      name: SENT_COOKIE,
      value: [entry, ...others]
        .slice(0, MOST_REMEMBERED)
        .map((pair) => pair.join('.'))
        .join('~'),
    }),
  };
}
