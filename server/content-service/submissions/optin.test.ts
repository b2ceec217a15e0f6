import { eq, sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { actionTile, newAddress, saveAction } from '#tests/support/content-service/action.ts';
import { engines } from '#tests/support/content-service/database.ts';
import {
  NOON,
  outcome,
  type Reply,
  TestSubmissionServer,
  tally,
  uuid,
} from '#tests/support/content-service/submission-server.ts';
import { waitsForLock } from '#tests/support/content-service/waits-for-lock.ts';
import { opened } from '#tests/support/opened.ts';
import { actionEntries, callCounters, optinKeys, outgoingMails } from '../db/submission-tables.ts';
import { mailMessage } from '../mail/mail-message.ts';
import { placesTaken } from './call-counter.ts';
import { deleteExpired } from './housekeeping.ts';
import { releaseExpired } from './optin.ts';

const HOUR = 60 * 60_000;
const later = (hours: number) => new Date(NOON.getTime() + hours * HOUR);

describe.each(engines)('opt-in on %s', (engine) => {
  const service = opened(() => TestSubmissionServer.open(engine));

  const open = (fields = {}) => service.addEntry([actionTile({ autoresponse: 'optin', ...fields })]);
  const save = (entry: string, email: string, fields = {}) =>
    saveAction(service, entry, { email, ...fields });
  /** The keys in the mails to this address, oldest first. */
  async function keysSent(email: string): Promise<string[]> {
    const rows = await service.db.select().from(outgoingMails).orderBy(outgoingMails.id);
    return rows
      .map((row) => mailMessage.parse(row.message))
      .filter(({ to }) => to === email)
      .map(
        ({ text }) =>
          /https:\/\/kachel\.example\/api\/action\/v1\/optin\/([\w-]{32})\s/.exec(text)?.[1] ?? '',
      );
  }
  const click = async (key: string) => (await service.get(`/action/v1/optin/${key}`)).headers.get('location');
  const OK = 'https://kachel.example/optin-ok';
  const FAILED = 'https://kachel.example/optin-failed';
  const confirmed = async (entry: string, submission: string) =>
    ((await service.get(`/action/v1/extinfo/${entry}/1/${submission}`)).body.info as { confirmed: boolean })
      .confirmed;

  it('sends a link that confirms on GET, not on HEAD, and succeeds again on later clicks', async () => {
    const [entry, email, submission] = [await open(), newAddress(), uuid()];
    expect((await save(entry, email, { submission_id: submission })).body).toEqual({ state: 'optin' });
    const [key = ''] = await keysSent(email);
    expect(await confirmed(entry, submission)).toBe(false);
    await service.send(`/action/v1/optin/${key}`, { method: 'HEAD' });
    expect(await confirmed(entry, submission)).toBe(false);
    const clicks = await Promise.all(Array.from({ length: 10 }, () => click(key)));
    expect(new Set(clicks)).toEqual(new Set([OK]));
    expect(await confirmed(entry, submission)).toBe(true);
    service.now = later(100);
    expect(await click(key)).toBe(OK);
    service.now = NOON;
  });

  it('confirms at once if the form has no e-mail field', async () => {
    const entry = await open({ email: 'none' });
    expect((await save(entry, '')).body).toEqual({ state: 'success' });
    const rows = await service.db.select().from(actionEntries).where(eq(actionEntries.entryId, entry));
    expect(rows).toMatchObject([{ status: 'confirmed', optinExpiresAt: null }]);
  });

  it('redirects with 303', async () => {
    expect((await service.get('/action/v1/optin/nothing')).status).toBe(303);
  });

  it('asks to try again if the database fails, and confirms then', async () => {
    const email = newAddress();
    await save(await open(), email);
    const [key = ''] = await keysSent(email);
    const failing = vi
      .spyOn(service.db, 'transaction')
      .mockRejectedValueOnce(new Error('the connection broke'));
    const { status, headers } = await service.get(`/action/v1/optin/${key}`);
    failing.mockRestore();
    expect([status, headers.get('location'), headers.get('retry-after')]).toEqual([503, null, '10']);
    expect(service.log.at(-1)).toMatchObject({
      level: 'error',
      line: expect.stringMatching('confirmation failed'),
    });
    expect(await click(key)).toBe(OK);
  });

  it.each(['nothing', '%00', 'x'.repeat(2000), '..%2f..'])('fails for the key %s', async (key) => {
    expect(await click(key)).toBe(FAILED);
  });

  it('doesn’t store the key of the link in plain text', async () => {
    const email = newAddress();
    await save(await open(), email);
    const [key = ''] = await keysSent(email);
    const rows = await service.db.select().from(optinKeys);
    expect(JSON.stringify(rows)).not.toContain(key);
  });

  it('works for 48 hours', async () => {
    const [entry, email] = [await open(), newAddress()];
    await save(entry, email);
    const [key = ''] = await keysSent(email);
    service.now = later(48);
    expect(await click(key)).toBe(FAILED);
    service.now = new Date(later(48).getTime() - 1);
    expect(await click(key)).toBe(OK);
    service.now = NOON;
  });

  it('confirms nothing that lapses at the same moment', async () => {
    const [entry, email] = [await open(), newAddress()];
    await save(entry, email);
    const [key = ''] = await keysSent(email);
    const { clicked } = await service.db.transaction(async (tx) => {
      expect(await releaseExpired(tx, { entryId: entry, tileId: '1' }, later(48))).toBe(1);
      const clicked = click(key);
      await waitsForLock(service.database, clicked);
      return { clicked };
    });
    expect(await clicked).toBe(FAILED);
  });

  it('answers ALREADY USED for a confirmed address, and sends a new link to an unconfirmed one', async () => {
    const [other, entry, email] = [await open(), await open(), newAddress()];
    await save(other, email);
    const [otherKey = ''] = await keysSent(email);
    expect(await click(otherKey)).toBe(OK);
    await save(entry, email);
    expect(outcome(await save(entry, email))).toBe('UNVERIFIED EMAIL');
    const [first = '', second = ''] = (await keysSent(email)).slice(1);
    expect(second).toMatch(/^[\w-]{32}$/);
    expect(second).not.toBe(first);
    expect(await click(first)).toBe(OK);
    expect(await click(second)).toBe(OK);
    expect(outcome(await save(entry, email))).toBe('ALREADY USED');
    expect(await keysSent(email)).toHaveLength(3);
  });

  // Else whoever knows the address could replace what a rider is about to confirm.
  it('a new link confirms what was sent first', async () => {
    const [entry, email] = [await open(), newAddress()];
    await save(entry, email, { firstname: 'Anna' });
    service.now = later(47);
    await save(entry, email, { firstname: 'Ben' });
    const [, second = ''] = await keysSent(email);
    // The new link prolongs what it confirms.
    service.now = later(49);
    await deleteExpired(service.context());
    expect(await click(second)).toBe(OK);
    service.now = NOON;
    const rows = await service.db.select().from(actionEntries).where(eq(actionEntries.entryId, entry));
    expect(rows.map(({ data }) => data)).toMatchObject([{ firstname: 'Anna' }]);
  });

  it('sends at most five links for one participation, also for concurrent saves', async () => {
    const [entry, email] = [await open(), newAddress()];
    const replies = await Promise.all(Array.from({ length: 20 }, () => save(entry, email)));
    expect(tally(replies)).toEqual({ optin: 1, 'UNVERIFIED EMAIL': 19 });
    expect(await keysSent(email)).toHaveLength(5);
    // 15 responses say that no link was sent.
    expect(replies.filter(({ body }) => body.linkSent === false)).toHaveLength(15);
  });

  it('reserves a place for 48 hours, and frees it if it isn’t confirmed', async () => {
    const entry = await open({ maxCalls: 2 });
    const [one, two, three] = [newAddress(), newAddress(), newAddress()];
    expect(tally([await save(entry, one), await save(entry, two), await save(entry, three)])).toEqual({
      optin: 2,
      'MAX REACHED': 1,
    });
    const [key = ''] = await keysSent(two);
    await click(key);
    service.now = later(48);
    const { info } = (await service.get(`/action/v1/info/${entry}/1`)).body;
    expect(info).toEqual({ countLeft: 1 });
    const late = await Promise.all(Array.from({ length: 10 }, () => save(entry, newAddress())));
    expect(tally(late)).toEqual({ optin: 1, 'MAX REACHED': 9 });
    const [lapsed = ''] = await keysSent(one);
    expect(await click(lapsed)).toBe(FAILED);
    const kept = await service.db.select().from(actionEntries).where(eq(actionEntries.entryId, entry));
    expect(kept.map((row) => row.emailNormalised)).not.toContain(one);
    service.now = NOON;
  });

  it('frees more places at once than a statement has parameters', async () => {
    const entry = await open();
    const noon = sql`${NOON.toISOString()}::timestamptz`;
    await service.db.execute(sql`
      insert into action_entries (submission_id, entry_id, tile_id, data, status, optin_expires_at, created_at)
      select 'many ' || n, ${entry}, '1', '{}', 'unconfirmed', ${noon}, ${noon} from generate_series(1, 65536) n`);
    const place = { entryId: entry, tileId: '1' };
    await service.db.insert(callCounters).values({ kind: 'action', ...place, used: 65_537 });
    expect(await service.db.transaction((tx) => releaseExpired(tx, place, NOON))).toBe(65_536);
    expect(await placesTaken(service.db, { kind: 'action', ...place })).toBe(1);
  });

  it('takes one mailbox for one participant, however it is written', async () => {
    const entry = await open();
    expect(outcome(await save(entry, 'eva.muster@gmail.com'))).toBe('optin');
    for (const email of ['eva.muster+2@gmail.com', 'evamuster@googlemail.com', 'E.VA.Muster@Gmail.com']) {
      expect(outcome(await save(entry, email))).toBe('UNVERIFIED EMAIL');
    }
    expect(outcome(await save(entry, 'eva.muster@example.org'))).toBe('optin');
  });

  it('accepts an address again after its unconfirmed submission has expired', async () => {
    const [entry, email] = [await open({ maxCalls: 1 }), newAddress()];
    await save(entry, email);
    service.now = later(49);
    expect(outcome(await save(entry, email))).toBe('optin');
    service.now = NOON;
  });

  it('accepts the same submission again after it has expired unconfirmed', async () => {
    const [entry, email, submission] = [await open({ maxCalls: 1 }), newAddress(), uuid()];
    const again = () => save(entry, email, { submission_id: submission });
    expect(tally([await again(), await again()])).toEqual({ optin: 2 });
    expect(await keysSent(email)).toHaveLength(1);
    service.now = later(49);
    expect(tally([await save(entry, newAddress()), await again()])).toEqual({ optin: 1, 'MAX REACHED': 1 });
    service.now = NOON;
  });

  it.each([
    ['optional', '', 'INVALID'],
    ['none', '', 'success'],
  ])('with an e-mail field that is %s and left empty', async (email, typed, expected) => {
    expect(outcome(await save(await open({ email }), typed))).toBe(expected);
  });
});

it('a link leads to PUBLIC_API_URL where riders’ browsers reach the calls there', async () => {
  const service = await TestSubmissionServer.open('pglite', {
    PUBLIC_API_URL: 'https://calls.kachel.example/v2',
  });
  const entry = await service.addEntry([actionTile({ autoresponse: 'optin' })]);
  expect(outcome(await saveAction(service, entry))).toBe('optin');
  const [row] = await service.db.select().from(outgoingMails);
  expect(mailMessage.parse(row?.message).text).toMatch(
    /^https:\/\/calls\.kachel\.example\/v2\/action\/v1\/optin\/[\w-]{32}$/m,
  );
  await service.close();
});

describe('mails of one mailbox', () => {
  it('are limited to ten an hour, in any spelling of the address', async () => {
    const service = await TestSubmissionServer.open('pglite', { LIMITS_FACTOR: 1 });
    const optin = () => service.addEntry([actionTile({ autoresponse: 'optin' })]);
    const save = async (email: string, fields = {}) =>
      saveAction(service, await optin(), { email, ...fields });
    const first = { submission_id: uuid(), entry_id: await optin() };
    expect(outcome(await save('victim@gmail.com', first))).toBe('optin');
    const called = Array.from({ length: 11 }, (_, n) => `vic.tim+${n}@${n % 2 ? 'gmail' : 'googlemail'}.com`);
    const replies = [];
    for (const email of called) replies.push(await save(email));
    expect(tally(replies)).toEqual({ optin: 9, 'TRY LATER': 2 });
    expect(replies.at(-1)?.status).toBe(429);
    expect(outcome(await save('victim@gmail.com', first))).toBe('optin');
    expect(outcome(await save('victim@example.org'))).toBe('optin');
    await service.close();
  }, 30_000);

  it('are not counted for a save that was refused or undone, was repeated or sent no further link', async () => {
    const service = await TestSubmissionServer.open('pglite', { LIMITS_FACTOR: 1 });
    const optin = (fields = {}) => service.addEntry([actionTile({ autoresponse: 'optin', ...fields })]);
    const save = (entry: string, fields = {}) =>
      saveAction(service, entry, { email: 'often@kachel.example', ...fields });
    const atOnce = (work: () => Promise<Reply>) => Promise.all(Array.from({ length: 8 }, work));
    const full = await optin({ maxCalls: 1 });
    expect(outcome(await save(full, { email: 'first@kachel.example' }))).toBe('optin');
    expect(tally(await atOnce(() => save(full)))).toEqual({ 'MAX REACHED': 8 });
    const [again, twice] = [await optin(), { submission_id: uuid() }];
    const begin = service.db.transaction.bind(service.db);
    const undone = vi.spyOn(service.db, 'transaction').mockImplementation((work) =>
      begin(async (tx) => {
        await work(tx);
        throw new Error('the connection broke');
      }),
    );
    expect(tally(await atOnce(() => save(again)))).toEqual({ FAILED: 8 });
    undone.mockRestore();
    expect(tally(await atOnce(() => save(again, twice)))).toEqual({ optin: 8 });
    // At most five links per participation.
    for (let n = 0; n < 12; n += 1) expect(outcome(await save(again))).toBe('UNVERIFIED EMAIL');
    for (let n = 0; n < 5; n += 1) expect(outcome(await save(await optin()))).toBe('optin');
    expect(outcome(await save(await optin()))).toBe('TRY LATER');
    await service.close();
  });
});

describe('mails for one address', () => {
  it('are limited; its saves without a mail and other addresses go on', async () => {
    const service = await TestSubmissionServer.open('pglite', { LIMITS_FACTOR: 0.1 });
    const mailed = await service.addEntry([actionTile({ autoresponse: 'plain' })]);
    const from = (address: string, entry = mailed, fields = {}) =>
      saveAction(service, entry, fields, { 'X-Forwarded-For': address });
    const replies = [];
    for (let n = 0; n < 41; n += 1) replies.push(await from('203.0.113.7'));
    expect(tally(replies)).toEqual({ autorespond: 40, 'TRY LATER': 1 });
    expect(replies.at(-1)?.status).toBe(429);
    expect(Number(replies.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(3000);
    expect(outcome(await from('203.0.113.7', await service.addEntry([actionTile()])))).toBe('success');
    const optional = await service.addEntry([actionTile({ autoresponse: 'plain', email: 'optional' })]);
    expect(outcome(await from('203.0.113.7', optional, { email: '' }))).toBe('autorespond');
    expect(outcome(await from('203.0.113.8'))).toBe('autorespond');
    await service.close();
  });
});
