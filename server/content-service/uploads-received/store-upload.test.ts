import { sql } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { saveAction } from '#tests/support/content-service/action.ts';
import { engines } from '#tests/support/content-service/database.ts';
import { outcome, TestSubmissionServer, uuid } from '#tests/support/content-service/submission-server.ts';
import { uploadKit } from '#tests/support/content-service/uploads.ts';
import { picture } from '#tests/support/media-files.ts';
import { opened } from '#tests/support/opened.ts';
import { OPTIN_HOLDS_MS, releaseExpired } from '../submissions/optin.ts';

describe.each(engines)('a file on %s', (engine) => {
  const service = opened(() => TestSubmissionServer.open(engine));
  const { send, rows, open } = uploadKit(service);

  const isWaiting = () =>
    vi.waitFor(async () => {
      const { rows } = await service.db.execute(sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      expect(rows).toHaveLength(1);
    }, 20_000);

  it('that arrives while its participation lapses is not kept', async () => {
    const entry = await open({ autoresponse: 'optin' });
    const submission = uuid();
    const bytes = await picture('jpeg', '#0b0b0b');
    await saveAction(service, entry, { submission_id: submission, uploads: 1 });
    service.now = new Date(service.now.getTime() + OPTIN_HOLDS_MS);
    const { sending } = await service.db.transaction(async (tx) => {
      expect(await releaseExpired(tx, { entryId: entry, tileId: '1' }, service.now)).toBe(1);
      const sending = send(submission, bytes);
      // On PGlite it waits for the one session.
      if (engine === 'postgres') await Promise.race([sending, isWaiting()]);
      return { sending };
    });
    expect(outcome(await sending)).toBe('success');
    expect(await rows(submission)).toMatchObject([{ keptAt: null }]);
  });
});
