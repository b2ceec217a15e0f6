import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin } from '#server/content-service/admin/admin.ts';
import { prizes } from '#server/content-service/db/content-tables.ts';
import { openDatabase } from '#server/content-service/db/open-database.ts';
import { actionEntries, draws } from '#server/content-service/db/submission-tables.ts';
import { de } from '../../app/i18n/de.ts';
import { endpoints } from '../../app/route-table.ts';
import { freePort, Host, OPERATOR, temporaryFolder } from '../support/host.ts';
import { bodyText, formIn, formsIn, PlainBrowser } from '../support/plain-browser.ts';

/** 150 riders behind one IP address, and a script behind the same one that tries to take everything. */

const RIDERS = 150;
/** More new browsers than an address outside of VEHICLE_NETWORKS may have. */
const NEWCOMERS = 212;
const ENTRY = '1';
const PLACES = 400;
const CODES = 100;
const WINNERS = 60;
const SCRIPTED_PRIZES = 100;
/** So many that the riders can't use up their network's share. */
const MANY_PRIZES = 2000;
/** So few that a network's share is two an hour. */
const FEW = 40;
/** Rounds of eight requests; 0 for the default, which is enough to be refused, or from SCRIPT_REQUESTS to measure. */
const ROUNDS = Number(process.env.SCRIPT_REQUESTS ?? 0) / 8;

const running = { startDate: '2020-01-01', endDate: '2099-12-31' };
const kacheln = [
  { type: 'competition', id: '1', title: 'Raffle', email: 'mandatory', ...running },
  { type: 'action', id: '2', title: 'Walk', ...running },
  { type: 'deal', id: '3', buttonText: 'Deal', email: 'deal@kachel.example', ...running },
  { type: 'survey', id: '4', question: 'Yes?', answer1: 'Yes', answer2: 'No', endDate: '2099-12-31' },
  { type: 'action', id: '5', title: 'Draw', randomGeneratorActivate: '1', ...running },
  { type: 'action', id: '6', title: 'Places', maxCalls: PLACES, email: 'mandatory', ...running },
  { type: 'action', id: '7', title: 'Codes', autoresponse: 'qrcode', ...running },
  { type: 'action', id: '8', title: 'Scripted', randomGeneratorActivate: '1', ...running },
  { type: 'action', id: '9', title: 'Many', randomGeneratorActivate: '1', ...running },
  { type: 'action', id: '10', title: 'Few places', maxCalls: FEW, ...running },
  { type: 'action', id: '11', title: 'Few codes', autoresponse: 'qrcode', ...running },
  {
    type: 'deal',
    id: '12',
    buttonText: 'Few deals',
    email: 'deal@kachel.example',
    maxCalls: FEW,
    ...running,
  },
  { type: 'action', id: '13', title: 'Few prizes', randomGeneratorActivate: '1', ...running },
];

describe('a full tram and a script', () => {
  const data = temporaryFolder();
  let host: Host;
  let sentThrice: string;
  let count: () => Promise<{ votes: number; places: number; codes: number }>;

  let metricsPort: number;
  beforeAll(async () => {
    metricsPort = await freePort();
    const { db, close } = await openDatabase({ dataDir: data.folder });
    const admin = createAdmin({ db, dataDir: data.folder, timeZone: 'Europe/Berlin', now: () => new Date() });
    await admin.import(
      {
        entries: [{ id: ENTRY, title: 'Mitmachen', publish_from: '2020-01-01', kacheln }],
        prizes: [
          { entry: ENTRY, action: '5', winners: WINNERS },
          { entry: ENTRY, action: '8', winners: SCRIPTED_PRIZES },
          { entry: ENTRY, action: '9', winners: MANY_PRIZES },
          { entry: ENTRY, action: '13', winners: FEW },
        ],
        vouchers: [
          { action: '7', codes: CODES },
          { action: '11', codes: FEW },
        ].map(({ action, codes }) => ({
          entry: ENTRY,
          action,
          password: 'a test’s',
          endDate: '2099-12-31',
          codes: Array.from({ length: codes }, (_, n) => `K-${n}`),
        })),
      },
      { replace: true },
    );
    await close();
    host = await Host.start(
      {
        ...OPERATOR,
        DATA_DIR: data.folder,
        LIMITS_FACTOR: '1',
        METRICS_PORT: String(metricsPort),
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

  /** Runs `work` `times` times, `atOnce` of them concurrently. */
  async function together(atOnce: number, times: number, work: (n: number) => Promise<void>) {
    let next = 0;
    const worker = async () => {
      for (let n = next++; n < times; n = next++) await work(n);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  /** A rider with the page open, who records which forms were refused. */
  async function boarding(address: string) {
    const browser = new PlainBrowser(host.origin, { 'X-Forwarded-For': address });
    // On a busy machine 20 concurrent requests may get a 503, which browsers retry.
    const open = async () => {
      let seen = await browser.open(`/beitrag/${ENTRY}?text=on`);
      for (; seen.status === 503; seen = await browser.open(`/beitrag/${ENTRY}?text=on`))
        await setTimeout(500);
      return { status: seen.status, formOf: formsIn(seen.html) };
    };
    let page = await open();
    const rateLimited: string[] = [];
    const send = async (form: string, more: Record<string, string>) => {
      const found = page.formOf(form) ?? expect.fail(`no form ${form}, status ${page.status}`);
      const body = new URLSearchParams({ ...Object.fromEntries(found.hidden), ...more });
      const { status } = await browser.post(found.action, body);
      if (status === 429) rateLimited.push(form);
      else expect([form, status]).toEqual([form, 303]);
      if (form === 'return') page = await open();
    };
    return { send, rateLimited };
  }

  /** Agrees, votes, draws and sends three forms. */
  async function takePart({ send }: Pick<Awaited<ReturnType<typeof boarding>>, 'send'>): Promise<void> {
    await send('return', { decision: 'accept' });
    await send('survey-4', { answer: '1' });
    await send('action-5', { intent: 'draw' });
    const email = `${randomUUID()}@kachel.example`;
    await send('competition-1', { firstname: 'Kim', lastname: 'Muster', agb: 'on', email });
    await send('action-2', {});
    await send('deal-3', {});
  }

  /** Takes part in everything; returns the forms that were refused. */
  async function ride(address: string): Promise<string[]> {
    const rider = await boarding(address);
    await takePart(rider);
    return rider.rateLimited;
  }

  /** Posts of new browsers, without loading the page first. */
  function newcomers(address: string) {
    const from = { 'X-Forwarded-For': address, Origin: host.origin };
    const post = async (path: string, headers: Record<string, string>, body: URLSearchParams | string) => {
      const answer = await host.get(path, { method: 'POST', headers: { ...from, ...headers }, body });
      await answer.text();
      return answer;
    };
    const form = (fields: Record<string, string>, path = `/beitrag/${ENTRY}?text=on`, Cookie = '') =>
      post(path, { Cookie }, new URLSearchParams({ submission_id: randomUUID(), ...fields }));
    const vote = async () => {
      const decided = await form({ decision: 'accept', return: '/' }, endpoints.consent.path);
      const consent = decided.headers.getSetCookie().find((line) => line.startsWith('mtm_consent='));
      return form({ form: 'survey-4', answer: '1' }, undefined, consent?.split(';')[0] ?? expect.fail());
    };
    return { post, form, vote };
  }

  it('an address that isn’t in the settings: all may vote and send their forms, and sixty draws of one browser count as one', async () => {
    const address = '203.0.113.7';
    const { votes } = await count();
    const avid = await boarding(address);
    const draw = () => avid.send('action-9', { intent: 'draw', submission_id: randomUUID() });
    await draw();
    await together(20, 59, draw);
    await takePart(avid);
    const { rateLimited } = avid;
    await together(20, RIDERS - 1, async () => {
      const rider = await boarding(address);
      await takePart(rider);
      await rider.send('action-9', { intent: 'draw' });
      rateLimited.push(...rider.rateLimited);
    });
    expect(rateLimited.filter((form) => form !== 'action-5')).toEqual([]);
    expect((await count()).votes).toBe(votes + RIDERS);
  }, 240_000);

  it('a configured vehicle’s address: more riders than a full tram holds may vote and send forms', async () => {
    const { votes } = await count();
    const { form, vote } = newcomers('198.51.100.7');
    const person = { firstname: 'Kim', lastname: 'Muster', agb: 'on' };
    const ways = [
      vote,
      () => form({ form: 'competition-1', ...person, email: `${randomUUID()}@kachel.example` }),
      () => form({ form: 'action-2' }),
      () => form({ form: 'deal-3' }),
    ];
    const statuses: number[] = [];
    await together(8, NEWCOMERS, async (n) => {
      const { status } = (await ways[n % ways.length]?.()) ?? expect.fail();
      statuses.push(status);
    });
    expect(statuses.filter((status) => status !== 303)).toEqual([]);
    expect((await count()).votes).toBe(votes + NEWCOMERS / ways.length);
  }, 60_000);

  const OF_A_48 = (n: number) => `2001:db8:1:${((n * 13) % 0x10000).toString(16)}::1`;
  it.each([
    ['one address', () => '203.0.113.9', 200 + 20, 260],
    // Their votes are in app/content/rate-limits.test.ts.
    ['a /48', OF_A_48, Number.POSITIVE_INFINITY, 60],
  ])(
    'a script on %s gets 5%% at most, of one address no more votes than new browsers, and doesn’t block browsers that were known before',
    async (_name, addressOf, newBrowsers, rounds) => {
      const early = await boarding(addressOf(0));
      await early.send('action-2', {});
      const before = await count();
      await script(addressOf, ROUNDS || rounds);
      const after = await count();
      const got = (what: 'votes' | 'places' | 'codes') => after[what] - before[what];
      for (const [what, all] of [
        ['places', PLACES - before.places],
        ['codes', CODES - before.codes],
      ] as const) {
        expect(got(what)).toBeGreaterThan(0);
        expect(got(what)).toBeLessThanOrEqual(all * 0.05);
      }
      expect(got('votes')).toBeLessThanOrEqual(newBrowsers);
      await early.send('deal-3', {});
      expect(early.rateLimited).toEqual([]);
      expect(await ride('203.0.113.99')).toEqual([]);
    },
    300_000,
  );

  /** Votes in every round, and sends enough of all other forms to have most of them refused. */
  async function script(addressOf: (n: number) => string, rounds: number) {
    await together(16, rounds, async (n) => {
      const { post, form, vote } = newcomers(addressOf(n));
      const person = { firstname: 'S', lastname: 'Kript', email: `${randomUUID()}@kachel.example` };
      const call = (path: string, tile: Record<string, string>) => {
        const body = JSON.stringify({ submission_id: randomUUID(), entry_id: ENTRY, ...tile, ...person });
        return post(`/api/${path}`, { 'Content-Type': 'application/json' }, body);
      };
      // First the forms that count as a new browser: voting first would use up their limit before the draw.
      if (n < 60 || ROUNDS > 0) {
        await form({ form: 'action-8', intent: 'draw' });
        await form({ form: 'action-6', ...person });
        await form({ form: 'action-7', ...person });
        await form({ form: 'competition-1', ...person, agb: 'on' });
        await call('action/v1/save', { action_id: '6' });
      }
      await vote();
      await call('survey/v1/save', { survey_id: '4', answer1: 'Yes' });
    });
  }

  it('after a network has used up its share, its pages say so instead of showing forms; other networks’ pages don’t', async () => {
    const address = '203.0.113.20';
    const entry = `/beitrag/${ENTRY}?text=on`;
    for (let n = 0; n < 2; n += 1) {
      const { send, rateLimited } = await boarding(address);
      for (const form of ['action-10', 'action-11', 'deal-12']) await send(form, {});
      expect(rateLimited).toEqual([]);
    }
    // Draws until the share of two prizes is used up.
    const { form } = newcomers(address);
    await together(20, 60, async () => void (await form({ form: 'action-13', intent: 'draw' })));
    const late = new PlainBrowser(host.origin, { 'X-Forwarded-For': address });
    const full = await late.open(entry);
    expect(bodyText(full.html).split(de.limitedShare)).toHaveLength(1 + 3);
    const elsewhere = await new PlainBrowser(host.origin, { 'X-Forwarded-For': '203.0.113.21' }).open(entry);
    const [formWhenFull, formElsewhere] = [formsIn(full.html), formsIn(elsewhere.html)];
    for (const form of ['action-10', 'action-11', 'deal-12']) {
      expect([form, formWhenFull(form)]).toEqual([form, null]);
      expect([form, formElsewhere(form)]).not.toEqual([form, null]);
    }
    const draw = formWhenFull('action-13') ?? expect.fail();
    const body = new URLSearchParams({ ...Object.fromEntries(draw.hidden), intent: 'draw' });
    const { status, html } = await late.post(draw.action, body);
    expect(status).toBe(429);
    expect(bodyText(html)).toContain(de.limitedShare);
    expect(bodyText(html)).not.toContain(de.limitedKept.split('{when}')[0]);
  }, 60_000);

  it('a rate-limited form is shown again with its submission id and a time to retry, and counts once if it is sent repeatedly', async () => {
    const address = '203.0.113.9';
    const late = new PlainBrowser(host.origin, { 'X-Forwarded-For': address });
    const { html: page } = await late.open(`/beitrag/${ENTRY}`);
    const form = formIn(page, 'action-2') ?? expect.fail();
    const { status, html } = await late.post(form.action, new URLSearchParams(form.hidden));
    expect(status).toBe(429);
    expect(bodyText(html)).toContain(de.limitedNetwork);
    const again = formIn(html, 'action-2') ?? expect.fail();
    const idOf = ({ hidden }: typeof form) => new Map(hidden).get('submission_id') ?? expect.fail();
    expect(idOf(again)).toBe(idOf(form));
    const [, seconds] = /data-left="(\d+)000"/.exec(html) ?? expect.fail();
    expect(Number(seconds)).toBeGreaterThan(0);
    expect(Number(seconds)).toBeLessThanOrEqual(15 * 60);
    const later = new PlainBrowser(host.origin, { 'X-Forwarded-For': '203.0.113.22' });
    const send = () => later.post(again.action, new URLSearchParams(again.hidden));
    for (const sent of [...(await Promise.all([send(), send()])), await send()])
      expect(sent.status).toBe(303);
    sentThrice = idOf(form);
  }, 60_000);

  it('a browser with a ‘browser’ cookie gets the shared page from the memory cache', async () => {
    const fromMemory = async () => {
      const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(/^kachel_pages_answered_total\{from="hit"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);
    };
    const sent = await host.get(`/beitrag/${ENTRY}?text=on`, {
      method: 'POST',
      headers: { Origin: host.origin },
      body: new URLSearchParams({ form: 'deal-3', submission_id: randomUUID() }),
    });
    const [key = ''] = sent.headers.getSetCookie().filter((cookie) => cookie.startsWith('browser='));
    const read = async (Cookie: string) => {
      const answer = await host.get('/', { headers: { Cookie } });
      await answer.text();
      return { tag: answer.headers.get('ETag'), cookies: answer.headers.getSetCookie() };
    };
    await expect
      .poll(async () => {
        const before = await fromMemory();
        await read('');
        return (await fromMemory()) - before;
      })
      .toBe(1);
    const before = await fromMemory();
    const [known] = key.split(';');
    const asStranger = await read('');
    expect(known).toMatch(/^browser=./);
    expect(await read(known ?? '')).toEqual(asStranger);
    expect(asStranger).toEqual({ tag: expect.stringMatching(/./), cookies: [] });
    await expect.poll(fromMemory).toBe(before + 2);
  }, 60_000);

  it('no script wins more than 5 % of prizes; sixty draws of one browser are one', async () => {
    await host.stop();
    const { db, close } = await openDatabase({ dataDir: data.folder });
    const [scripted] = await db.select().from(prizes).where(eq(prizes.actionId, '8'));
    const drawn = await db.select({ id: draws.submissionId }).from(draws).where(eq(draws.actionId, '9'));
    const [few] = await db.select().from(prizes).where(eq(prizes.actionId, '13'));
    const sent = await db.select().from(actionEntries).where(eq(actionEntries.submissionId, sentThrice));
    await close();
    expect(few?.left).toBe(FEW - 2);
    expect(sent).toHaveLength(1);
    expect(scripted?.left).toBeLessThan(SCRIPTED_PRIZES);
    expect(scripted?.left).toBeGreaterThanOrEqual(SCRIPTED_PRIZES * 0.95 * 0.95);
    expect(drawn).toHaveLength(RIDERS);
  }, 60_000);
});
