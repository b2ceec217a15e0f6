import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin } from '#server/content-service/admin/admin.ts';
import { openDatabase } from '#server/content-service/db/open-database.ts';
import { endpoints } from '../../app/route-table.ts';
import { Host, OPERATOR, temporaryFolder } from '../support/host.ts';
import { formIn, PlainBrowser } from '../support/plain-browser.ts';

/** A hundred and fifty riders behind one address, and one script that wants everything. */

const RIDERS = 150;
const ENTRY = '1';
const PLACES = 400;
const CODES = 100;
const WINNERS = 60;
const REQUESTS = Number(process.env.SCRIPT_REQUESTS ?? 1600);

const running = { startDate: '2020-01-01', endDate: '2099-12-31' };
const kacheln = [
  { type: 'competition', id: '1', title: 'Raffle', email: 'mandatory', ...running },
  { type: 'action', id: '2', title: 'Walk', ...running },
  { type: 'deal', id: '3', buttonText: 'Deal', email: 'deal@kachel.example', ...running },
  { type: 'survey', id: '4', question: 'Yes?', answer1: 'Yes', answer2: 'No', endDate: '2099-12-31' },
  { type: 'action', id: '5', title: 'Draw', randomGeneratorActivate: '1', ...running },
  { type: 'action', id: '6', title: 'Places', maxCalls: PLACES, email: 'mandatory', ...running },
  { type: 'action', id: '7', title: 'Codes', autoresponse: 'qrcode', ...running },
];

describe('a full tram and a script', () => {
  const data = temporaryFolder();
  let host: Host;
  let count: () => Promise<{ votes: number; places: number; codes: number }>;

  beforeAll(async () => {
    const { db, close } = await openDatabase({ dataDir: data.folder });
    const admin = createAdmin({ db, dataDir: data.folder, timeZone: 'Europe/Berlin', now: () => new Date() });
    await admin.import(
      {
        entries: [{ id: ENTRY, title: 'Mitmachen', publish_from: '2020-01-01', kacheln }],
        prizes: [{ entry: ENTRY, action: '5', winners: WINNERS }],
        vouchers: [
          {
            entry: ENTRY,
            action: '7',
            password: 'a test’s',
            endDate: '2099-12-31',
            codes: Array.from({ length: CODES }, (_, n) => `K-${n}`),
          },
        ],
      },
      { replace: true },
    );
    await close();
    host = await Host.start(
      {
        ...OPERATOR,
        DATA_DIR: data.folder,
        LIMITS_FACTOR: '1',
        TRUST_PROXY: 'loopback',
        VEHICLE_NETWORKS: '198.51.100.0/24=180',
      },
      { readyPath: '/readyz' },
    );
    const info = async (call: string) => (await host.get(`/api/${call}`)).json();
    const left = async (action: string) =>
      ((await info(`action/v1/info/${ENTRY}/${action}`)) as { info: { countLeft: number } }).info.countLeft;
    count = async () => ({
      votes: ((await info(`survey/v1/info/${ENTRY}/4`)) as { answer1: number }).answer1,
      places: PLACES - (await left('6')),
      codes: CODES - (await left('7')),
    });
  }, 60_000);

  afterAll(async () => {
    await host.stop();
    data.remove();
  });

  /** So many times in all, so many of them at once. */
  async function together(atOnce: number, times: number, work: (n: number) => Promise<void>) {
    let next = 0;
    const worker = async () => {
      for (let n = next++; n < times; n = next++) await work(n);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  /** Agrees, votes, draws and sends three forms; how often it was turned away. */
  async function ride(address: string): Promise<string[]> {
    const browser = new PlainBrowser(host.origin, { 'X-Forwarded-For': address });
    const open = () => browser.open(`/beitrag/${ENTRY}?text=on`);
    let page = await open();
    const turnedAway: string[] = [];
    const send = async (form: string, more: Record<string, string>) => {
      const found = formIn(page.html, form) ?? expect.fail(`no form ${form}, status ${page.status}`);
      const body = new URLSearchParams([...found.hidden, ...Object.entries(more)]);
      const { status } = await browser.post(found.action, body);
      if (status === 429) turnedAway.push(form);
      else expect([form, status]).toEqual([form, 303]);
    };
    await send('return', { decision: 'accept' });
    page = await open();
    await send('survey-4', { answer: '1' });
    await send('action-5', { intent: 'draw' });
    const email = `${randomUUID()}@kachel.example`;
    await send('competition-1', { firstname: 'Kim', lastname: 'Muster', agb: 'on', email });
    await send('action-2', {});
    await send('deal-3', {});
    return turnedAway;
  }

  it.each([
    ['an address that nobody named', '203.0.113.7'],
    ['a vehicle’s address', '198.51.100.7'],
  ])(
    '%s: all of them may vote and send their forms',
    async (_name, address) => {
      const { votes } = await count();
      const turnedAway: string[] = [];
      await together(8, RIDERS, async () => void turnedAway.push(...(await ride(address))));
      expect(turnedAway.filter((form) => form !== 'action-5')).toEqual([]);
      expect((await count()).votes).toBe(votes + RIDERS);
    },
    240_000,
  );

  it('the script gets a twentieth at most, no more votes than new browsers, and shuts out nobody else', async () => {
    const before = await count();
    let requests = 0;
    const post = async (path: string, headers: Record<string, string>, body: URLSearchParams | string) => {
      requests += 1;
      const answer = await host.get(path, { method: 'POST', headers, body });
      await answer.text();
      return answer;
    };
    await together(16, REQUESTS / 8, async (n) => {
      const from = {
        'X-Forwarded-For': `2001:db8:1:${((n * 13) % 0x10000).toString(16)}::1`,
        Origin: host.origin,
      };
      const form = (
        fields: Record<string, string>,
        path: string = `/beitrag/${ENTRY}?text=on`,
        cookie = '',
      ) =>
        post(
          path,
          { ...from, Cookie: cookie },
          new URLSearchParams({ submission_id: randomUUID(), ...fields }),
        );
      const decided = await form({ decision: 'accept', return: '/' }, endpoints.consent.path);
      const consent = decided.headers.getSetCookie().find((line) => line.startsWith('mtm_consent='));
      expect(consent).toBeDefined();
      await form({ form: 'survey-4', answer: '1' }, undefined, consent?.split(';')[0]);
      await form({ form: 'action-5', intent: 'draw' });
      const person = { firstname: 'S', lastname: 'Kript', email: `${randomUUID()}@kachel.example` };
      await form({ form: 'action-6', ...person });
      await form({ form: 'action-7', ...person });
      await form({ form: 'competition-1', ...person, agb: 'on' });
      const tile = { entry_id: ENTRY, action_id: '6', survey_id: '4', answer1: 'Yes' };
      for (const call of ['action/v1/save', 'survey/v1/save']) {
        const body = JSON.stringify({ submission_id: randomUUID(), ...tile, ...person });
        await post(`/api/${call}`, { ...from, 'Content-Type': 'application/json' }, body);
      }
    });
    expect(requests).toBe(REQUESTS);
    const after = await count();
    const got = (what: 'votes' | 'places' | 'codes') => after[what] - before[what];
    expect(got('places')).toBeLessThanOrEqual(PLACES * 0.05);
    expect(got('codes')).toBeLessThanOrEqual(CODES * 0.05);
    expect(got('votes')).toBeLessThanOrEqual(600);
    expect(await ride('203.0.113.99')).toEqual([]);
  }, 300_000);
});
