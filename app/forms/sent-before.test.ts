import { expect, it, vi } from 'vitest';
import type { Shared } from '#app/config/shared.ts';
import type { Visit } from '#app/visit/visit.ts';
import { visitTo } from '#tests/support/visit.ts';
import { rememberSent, submissionIdToSend } from './sent-before.server.ts';

vi.hoisted(() => {
  process.env.CONTENT_API_URL = 'http://content.test/api';
  process.env.SESSION_SECRET = 'a secret of the tests alone';
});

const ID = '3f1c1f5e-6a55-4d0a-9a3e-000000000001';
const ada = { lastname: 'Lovelace', firstname: 'Ada', phone: undefined };

function asked(cookie = ''): Visit {
  return visitTo('https://tram.test/', { cookie });
}

it('a browser’s cookie tells the next process what was sent, and tells nobody else', async () => {
  const [cookie = '', ...attributes] = rememberSent(asked(), ID, ada)['Set-Cookie'].split('; ');
  expect(attributes).toEqual(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']);
  expect(cookie).toMatch(/^sent=[\w-]{12}\.[\w-]{12}$/);
  vi.resetModules();
  const elsewhere = await import('./sent-before.server.ts');
  const same = { firstname: 'Ada', lastname: 'Lovelace' };
  expect(await elsewhere.submissionIdToSend(asked(), ID, { ...ada, firstname: 'Grace' })).toBe(ID);
  expect(await elsewhere.submissionIdToSend(asked(cookie), ID, same)).toBe(ID);
  expect(await elsewhere.submissionIdToSend(asked(cookie), ID, { ...ada, firstname: 'Grace' })).not.toBe(ID);
});

it('a browser without cookies is remembered by the process', async () => {
  const id = crypto.randomUUID();
  rememberSent(asked(), id, ada);
  expect(await submissionIdToSend(asked(), id, { ...ada, firstname: 'Grace' })).not.toBe(id);
});

it('another node knows what was sent although the answer, and with it the cookie, never arrived', async () => {
  const texts = new Map<string, string>();
  const shared = {
    read: async (key: string) => texts.get(key) ?? null,
    write: async (key: string, text: string) => void texts.set(key, text),
  } as unknown as Shared;
  const nodeWith = async (store: Shared) => {
    vi.resetModules();
    const { connectShared } = await import('#app/lib/shared.server.ts');
    connectShared(store);
    return import('./sent-before.server.ts');
  };
  const id = crypto.randomUUID();
  (await nodeWith(shared)).rememberSent(asked(), id, ada);
  const other = await nodeWith(shared);
  expect(await other.submissionIdToSend(asked(), id, ada)).toBe(id);
  expect(await other.submissionIdToSend(asked(), id, { ...ada, firstname: 'Grace' })).not.toBe(id);
  expect(await other.submissionIdToSend(asked(), crypto.randomUUID(), ada)).not.toBe(id);
  expect(JSON.stringify([...texts])).toMatch(/^\[\["sent:[\w-]{12}","[\w-]{12}"\]\]$/);
});

it('the cookie holds the newest dozen and nothing that is broken', () => {
  let cookie = 'sent=nonsense~also.nonsense';
  for (let number = 0; number < 20; number += 1) {
    cookie = rememberSent(asked(cookie), `${ID}${number}`, ada)['Set-Cookie'].split('; ')[0] ?? '';
  }
  expect(cookie.split('~')).toHaveLength(12);
  expect(cookie).not.toContain('nonsense');
});
