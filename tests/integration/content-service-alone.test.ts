import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAdmin } from '#server/content-service/admin/admin.ts';
import { openDatabase } from '#server/content-service/db/open-database.ts';
import { freePort, Host, temporaryFolder } from '../support/host.ts';
import { killTestContent } from '../support/kill-content.ts';
import { newRaffleEntry, sendRaffleEntry } from '../support/raffle-writer.ts';

/** Web app and content service in two processes, with the same CONTENT_API_SECRET, behind one address. */

const RIDERS = 30;

describe('a content service in a process of its own', () => {
  const [data, ofWeb] = [temporaryFolder(), temporaryFolder()];
  const secret = { CONTENT_API_SECRET: 'the-same-in-both-programs', LIMITS_FACTOR: '1', LOG_LEVEL: 'info' };
  let content: Host;
  let web: Host;

  beforeAll(async () => {
    const { db, close } = await openDatabase({ dataDir: data.folder });
    const admin = createAdmin({ db, dataDir: data.folder, timeZone: 'Europe/Berlin', now: () => new Date() });
    await admin.import(killTestContent(1), { replace: true });
    await close();
    const port = String(await freePort());
    content = await Host.start(
      { ...secret, PORT: port, CONTENT_PORT: port, DATA_DIR: data.folder },
      { command: ['build/host/content.js'], readyPath: '/readyz' },
    );
    web = await Host.start({
      ...secret,
      CONTENT_API_URL: `${content.origin}/api`,
      SESSION_SECRET: 'a secret of this test',
      DATA_DIR: ofWeb.folder,
    });
  }, 120_000);

  afterAll(async () => {
    await web?.stop();
    await content?.stop();
    for (const { remove } of [data, ofWeb]) remove();
  });

  it('refuses a script, however many ports its address has; riders’ forms aren’t refused', async () => {
    expect(await sendRaffleEntry(web.origin, newRaffleEntry())).toBe('accepted');
    const call = async (n: number) => {
      const headers = { 'X-Forwarded-For': `127.0.0.1:${20_000 + n}`, 'Content-Type': 'application/json' };
      const answer = await content.get('/api/survey/v1/save', { method: 'POST', headers, body: '{}' });
      await answer.text();
      return answer.status;
    };
    // Twenty would do ten minutes after the web app's first call.
    const calls = await Promise.all(Array.from({ length: 1230 }, (_, n) => call(n)));
    expect(calls.filter((status) => status === 429)).toHaveLength(30);
    const told = [];
    for (let n = 0; n < RIDERS; n += 1) told.push(await sendRaffleEntry(web.origin, newRaffleEntry()));
    expect(told).toEqual(Array(RIDERS).fill('accepted'));
    for (const { output } of [web, content]) expect(output.join('')).not.toContain(secret.CONTENT_API_SECRET);
  }, 60_000);
});
