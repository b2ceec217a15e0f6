import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newAddress, saveAction } from '#tests/support/content-service/action.ts';
import { engines } from '#tests/support/content-service/database.ts';
import { outcome, TestSubmissionServer, uuid } from '#tests/support/content-service/submission-server.ts';
import { uploadKit } from '#tests/support/content-service/uploads.ts';
import { waitsForLock } from '#tests/support/content-service/waits-for-lock.ts';
import { picture } from '#tests/support/media-files.ts';
import { opened } from '#tests/support/opened.ts';
import { deletePerson } from '../admin/person.ts';
import type { Executor } from '../db/open-database.ts';
import { actionEntries, uploads } from '../db/submission-tables.ts';
import { OPTIN_HOLDS_MS, releaseExpired } from '../submissions/optin.ts';
import { lockUploads } from './submission-uploads.ts';

describe.each(engines)('a file on %s', (engine) => {
  const service = opened(() => TestSubmissionServer.open(engine));
  const { send, rows, open } = uploadKit(service);

  it('that arrives while its participation lapses is not kept', async () => {
    const entry = await open({ autoresponse: 'optin' });
    const submission = uuid();
    const bytes = await picture('jpeg', '#0b0b0b');
    await saveAction(service, entry, { submission_id: submission, uploads: 1 });
    service.now = new Date(service.now.getTime() + OPTIN_HOLDS_MS);
    const { sending } = await service.db.transaction(async (tx) => {
      expect(await releaseExpired(tx, { entryId: entry, tileId: '1' }, service.now)).toBe(1);
      const sending = send(submission, bytes);
      await waitsForLock(service.database, sending);
      return { sending };
    });
    expect(outcome(await sending)).toBe('success');
    expect(await rows(submission)).toMatchObject([{ keptAt: null }]);
  });

  /** What `storeUpload` writes. */
  const store = (tx: Executor, submissionId: string, keptAt: Date | null) =>
    tx.insert(uploads).values({
      submissionId,
      sha256: 'a',
      contentSha256: 'a',
      fileName: `${submissionId}.jpg`,
      medium: 'image',
      mimeType: 'image/jpeg',
      bytes: 1,
      createdAt: service.now,
      keptAt,
    });

  it('that arrives while its form is saved is kept', async () => {
    const entry = await open();
    const submission = uuid();
    const { saving } = await service.db.transaction(async (tx) => {
      await lockUploads(tx, submission);
      await store(tx, submission, null);
      const saving = saveAction(service, entry, { submission_id: submission, uploads: 1 });
      await waitsForLock(service.database, saving);
      return { saving };
    });
    expect(outcome(await saving)).toBe('success');
    expect(await rows(submission)).toMatchObject([{ keptAt: service.now }]);
  });

  it('that arrives while its rider’s data is deleted is deleted too', async () => {
    const entry = await open();
    const [submission, mailbox] = [uuid(), newAddress()];
    await saveAction(service, entry, { submission_id: submission, uploads: 1, email: mailbox });
    const { deleting } = await service.db.transaction(async (tx) => {
      await tx.select().from(actionEntries).where(eq(actionEntries.submissionId, submission)).for('share');
      await store(tx, submission, service.now);
      const { db, dataDir } = service.database;
      const deleting = deletePerson({ db, dataDir, mailbox }, service.now);
      await waitsForLock(service.database, deleting);
      return { deleting };
    });
    expect(await deleting).toEqual({ participations: 1, uploads: 1, mails: 0 });
    expect(await rows(submission)).toEqual([]);
  });
});
