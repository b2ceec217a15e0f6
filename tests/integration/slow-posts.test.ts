import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOverStub } from '../support/host-over-stub.ts';
import { opened } from '../support/opened.ts';
import { entry, stubContent } from '../support/stub-content.ts';

/** Hundreds of concurrent posts, incomplete and complete, accepted and refused, must not delay readers. */

const AT_ONCE = 300;
const FORM = 'application/x-www-form-urlencoded';
const FILES = 'multipart/form-data; boundary=x';

const raffle = { type: 'competition', id: '1', title: 'Raffle', email: 'mandatory' };
const entries = { 'content/v1/entry/11/de': entry('11', 'Raffle', [raffle]) };
const sockets: Socket[] = [];
const web = opened(() => startOverStub({ answers: { ...stubContent().answers, ...entries } }));

beforeAll(async () => {
  for (const page of PAGES) await (await web.host.get(page)).text();
});

afterAll(() => {
  for (const socket of sockets) socket.destroy();
});

/** Cached pages and pages rendered per request. */
const PAGES = ['/', '/beitrag/11', '/beitrag/11?outcome=x', '/einstellungen'];

let answers = 0;

/**
 * Sends a post's headers and `begun`, and no more; a complete one is sent again after each response.
 */
function post(path: string, type: string, length: number, begun: string, own = true): Promise<string> {
  const { host: name, port } = new URL(web.host.origin);
  const socket = connect(Number(port), '127.0.0.1').setEncoding('latin1');
  sockets.push(socket);
  const origin = own ? `Origin: ${web.host.origin}\r\n` : '';
  const head = `POST ${path} HTTP/1.1\r\nHost: ${name}\r\n${origin}Content-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;
  const send = () => socket.write(head + begun, 'latin1');
  send();
  return new Promise((resolve) => {
    socket.on('data', (piece) => {
      if (!String(piece).startsWith('HTTP/1.1 ')) return;
      answers += 1;
      resolve(String(piece).slice(9, 12));
      if (begun.length === length) send();
    });
    for (const end of ['close', 'error'] as const) socket.once(end, () => resolve(end));
  });
}

/** The largest number of posts answered while one reader waits for a page. */
async function mostAnsweredBefore(most: number): Promise<number> {
  let before = 0;
  const began = answers;
  for (let round = 0; round < 5 || answers - began < most; round += 1) {
    for (const page of PAGES) {
      const so = answers;
      const answer = await web.host.get(page);
      await answer.text();
      expect(answer.status).toBe(200);
      before = Math.max(before, answers - so);
    }
  }
  return before;
}

const file = '--x\r\nContent-Disposition: form-data; name="upload"; filename="a.jpg"\r\n\r\n\xff\xd8\xff';

async function mostAnsweredAmong(send: () => Promise<string>, most: number): Promise<number> {
  const sent = Array.from({ length: AT_ONCE }, send);
  const before = await mostAnsweredBefore(most);
  for (const socket of sockets.splice(0)) socket.destroy();
  await Promise.all(sent);
  return before;
}

it.each<[string, () => Promise<string>]>([
  ['forms that come slowly', () => post('/beitrag/11', FORM, 8192, 'a=b&')],
  ['forms that are too long', () => post('/beitrag/11', FORM, 4_000_000, 'a=b&')],
  ['foreign forms that come slowly', () => post('/beitrag/11', FORM, 8192, 'a=b&', false)],
  ['files that come slowly', () => post('/datei', FILES, 900_000, file)],
  ['files to a page without uploads', () => post('/impressum', FILES, 900_000, file)],
])(`${AT_ONCE} %s don’t delay a page request until they are answered`, async (_, send) => {
  expect(await mostAnsweredAmong(send, 0)).toBeLessThan(AT_ONCE);
});

/** Rendering a page takes some event-loop turns, and each may answer all cheap posts that have arrived. */
const TURNS = 5;

// Independent of the machine's speed: without fair queuing a reader would wait for all posts, which are sent again.
it.each<[string, () => Promise<string>]>([
  ['forms of no tile', () => post('/beitrag/11', FORM, 3, 'a=b')],
  ['foreign forms', () => post('/beitrag/11', FORM, 3, 'a=b', false)],
  ['forms for a page that is not there', () => post('/nirgends', FORM, 3, 'a=b')],
])(
  `${AT_ONCE} concurrent %s, repeated, don’t starve page requests`,
  async (_, send) => {
    expect(await mostAnsweredAmong(send, 3 * AT_ONCE)).toBeLessThan(TURNS * AT_ONCE);
  },
  240_000,
);

it('a client with too many concurrent bodies gets 408 for an incomplete one, and a complete form is still accepted', async () => {
  const slow = Array.from({ length: 600 }, () => post('/beitrag/11', FORM, 8192, 'a=b&'));
  expect(await Promise.race(slow)).toBe('408');
  expect(await post('/einstellungen', FORM, 7, 'text=on')).toBe('303');
  expect(web.host.child.exitCode).toBe(null);
});
