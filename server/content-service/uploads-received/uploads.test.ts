import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { saveAction } from '#tests/support/content-service/action.ts';
import { oneEngine } from '#tests/support/content-service/database.ts';
import { runHousekeeping } from '#tests/support/content-service/housekeeping.ts';
import {
  NOON,
  outcome,
  TestSubmissionServer,
  tally,
  uuid,
} from '#tests/support/content-service/submission-server.ts';
import { sha256, uploadKit } from '#tests/support/content-service/uploads.ts';
import { fixture, picture } from '#tests/support/media-files.ts';
import { opened } from '#tests/support/opened.ts';
import { contentState } from '../db/content-tables.ts';
import { uploads } from '../db/submission-tables.ts';
import { deleteExpired } from '../submissions/housekeeping.ts';
import { deleteOrphanedFiles } from './sweep-uploads.ts';

const minutes = (n: number) => new Date(NOON.getTime() + n * 60_000);

describe.each(oneEngine)('uploads on %s', (engine) => {
  const service = opened(() => TestSubmissionServer.open(engine));
  const { send, rows, files, unfinished, folder, open, received } = uploadKit(service);
  beforeEach(() => {
    service.now = NOON;
  });

  it('gives a repeated upload the same answer and keeps it once', async () => {
    const submission = uuid();
    const bytes = await picture('jpeg', '#aa0000');
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(submission, bytes)));
    expect(tally(replies)).toEqual({ success: 5 });
    expect(await rows(submission)).toHaveLength(1);
    // Runs first: nothing else lies in the folder yet.
    expect(await files()).toHaveLength(1);
  });

  it('refuses the same file without a key, and the same picture in other bytes', async () => {
    const submission = uuid();
    const bytes = await picture('jpeg', '#00aa00');
    await send(submission, bytes);
    const before = await files();
    expect(outcome(await send(submission, bytes, {}))).toBe('DUPLICATE');
    const commented = Buffer.concat([
      bytes.subarray(0, 2),
      Buffer.from([0xff, 0xfe, 0, 6]),
      Buffer.from('abcd'),
      bytes.subarray(2),
    ]);
    expect(outcome(await send(submission, commented))).toBe('DUPLICATE');
    expect(await files()).toEqual(before);
    expect(outcome(await send(uuid(), bytes))).toBe('success');
    expect(await rows(submission)).toHaveLength(1);
  });

  it('keeps a file whose row was written before the connection broke', async () => {
    const submission = uuid();
    const begin = service.db.transaction.bind(service.db);
    vi.spyOn(service.db, 'transaction').mockImplementationOnce(async (work) => {
      await begin(work);
      throw new Error('the connection broke');
    });
    expect(outcome(await send(submission, await picture('jpeg', '#181818')))).toBe('FAILED');
    const [row] = await rows(submission);
    expect(await files()).toContain(row?.fileName);
  });

  it('refuses bytes that are not those of the key', async () => {
    const submission = uuid();
    const bytes = await picture('jpeg', '#0000aa');
    for (const key of [sha256(Buffer.from('other')), 'no hash']) {
      const reply = await send(submission, bytes, { 'Idempotency-Key': key });
      expect(reply.body).toEqual({ state: 'error', errormessage: 'INVALID', fields: ['Idempotency-Key'] });
    }
    expect(await rows(submission)).toEqual([]);
    expect(await unfinished()).toEqual([]);
  });

  it('takes five pictures, however many come at once', async () => {
    const submission = uuid();
    const pictures = await Promise.all(
      Array.from({ length: 12 }, (_, n) => picture('png', `rgb(${n * 20}, 10, 200)`)),
    );
    const replies = await Promise.all(pictures.map((bytes) => send(submission, bytes)));
    expect(tally(replies)).toEqual({ success: 5, 'TOO MANY': 7 });
    expect(await rows(submission)).toHaveLength(5);
    const first = pictures[replies.findIndex((reply) => outcome(reply) === 'success')];
    expect(outcome(await send(submission, first ?? Buffer.alloc(0)))).toBe('success');
  });

  it('keeps one film, the last, and all else', async () => {
    const submission = uuid();
    await send(submission, await fixture('2-seconds.mov'));
    const [before] = await rows(submission);
    for (const n of [1, 2, 3, 4]) await send(submission, await picture('png', `rgb(9, ${n}, 9)`));
    expect(outcome(await send(submission, await fixture('2-seconds.mp4')))).toBe('success');
    const mimeTypes = (await rows(submission)).map(({ mimeType }) => mimeType);
    expect(mimeTypes.sort()).toEqual([...Array(4).fill('image/png'), 'video/mp4']);
    expect(await files()).not.toContain(before?.fileName);
  });

  describe('and their save', () => {
    it('can arrive in either order', async () => {
      const entry = await open();
      const [early, late] = [uuid(), uuid()];
      await send(early, await picture('jpeg', '#010101'));
      expect(outcome(await saveAction(service, entry, { submission_id: early, uploads: 0 }))).toBe('success');
      expect(outcome(await saveAction(service, entry, { submission_id: late, uploads: 1 }))).toBe('success');
      expect(outcome(await send(late, await picture('jpeg', '#020202')))).toBe('success');
      for (const submission of [early, late]) {
        expect(await received(entry, submission)).toEqual({ received: true, uploads: 1, confirmed: false });
        expect(await rows(submission)).toMatchObject([{ keptAt: NOON }]);
      }
    });

    it('can arrive concurrently', async () => {
      const entry = await open();
      for (let round = 0; round < 5; round += 1) {
        const submission = uuid();
        const bytes = await picture('jpeg', `rgb(3, ${round}, 3)`);
        await Promise.all([
          send(submission, bytes),
          saveAction(service, entry, { submission_id: submission, uploads: '1' }),
        ]);
        expect(await rows(submission)).toMatchObject([{ keptAt: NOON }]);
      }
    });

    it.each([
      ['nothing was sent', {}, null, ['upload']],
      ['only a film was', {}, '2-seconds.mp4', ['upload']],
      ['the film that is wanted was', { uploadmedium: 'video' }, '2-seconds.mp4', undefined],
      ['the voice that is wanted was', { uploadmedium: 'audio' }, 'voice.webm', undefined],
      ['nothing was, and nothing need be', { imageupload: 'optional' }, null, undefined],
    ])('when %s', async (_name, tile, file, fields) => {
      const entry = await open(tile);
      const submission = uuid();
      if (file) await send(submission, await fixture(file));
      const reply = await saveAction(service, entry, { submission_id: submission });
      expect(reply.body.fields).toEqual(fields);
      expect(reply.body.state).toBe(fields ? 'error' : 'success');
    });

    it('limits later uploads to what the tile accepts', async () => {
      const [pictures, none] = [await open(), await open({ imageupload: 'none' })];
      const [one, two] = [uuid(), uuid()];
      await saveAction(service, pictures, { submission_id: one, uploads: 2 });
      await send(two, await picture('png', '#fdfdfd'));
      await saveAction(service, none, { submission_id: two });
      expect(await rows(two)).toMatchObject([{ keptAt: null }]);
      expect(outcome(await send(one, await fixture('2-seconds.mp4')))).toBe('WRONG TYPE');
      expect(outcome(await send(two, await picture('png', '#fefefe')))).toBe('INVALID');
    });

    it('must arrive within half an hour, or the files are deleted', async () => {
      const entry = await open();
      const [kept, forgotten] = [uuid(), uuid()];
      await send(kept, await picture('jpeg', '#040404'));
      const repeated = await picture('jpeg', '#050505');
      await send(forgotten, repeated);
      service.now = minutes(29);
      await send(forgotten, repeated);
      await send(uuid(), await picture('jpeg', '#171717'));
      await deleteExpired(service.context());
      expect(outcome(await saveAction(service, entry, { submission_id: kept }))).toBe('success');
      const [gone] = await rows(forgotten);
      service.now = minutes(30);
      await deleteExpired(service.context());
      expect(await rows(kept)).toHaveLength(1);
      expect(await rows(forgotten)).toEqual([]);
      expect(await files()).not.toContain(gone?.fileName);
      expect(outcome(await saveAction(service, entry, { submission_id: forgotten }))).toBe('INVALID');
    });

    it('that lapses unconfirmed takes the files with it', async () => {
      const entry = await open({ autoresponse: 'optin' });
      const submission = uuid();
      await send(submission, await picture('jpeg', '#161616'));
      expect(outcome(await saveAction(service, entry, { submission_id: submission }))).toBe('optin');
      const [file] = await rows(submission);
      service.now = minutes(48 * 60);
      await deleteExpired(service.context());
      expect(await rows(submission)).toEqual([]);
      expect(await files()).not.toContain(file?.fileName);
      service.now = minutes(0);
    });

    it('gets another half an hour with each file, so that none is deleted while another is sent', async () => {
      const entry = await open();
      const submission = uuid();
      await send(submission, await picture('jpeg', '#141414'));
      service.now = minutes(29);
      await send(submission, await picture('jpeg', '#151515'));
      service.now = minutes(31);
      await deleteExpired(service.context());
      const body = { submission_id: submission, uploads: 2 };
      expect(outcome(await saveAction(service, entry, body))).toBe('success');
      expect(await rows(submission)).toHaveLength(2);
    });
  });

  it('every hour deletes files without a row in the database, and no others', async () => {
    const submission = uuid();
    await send(submission, await picture('jpeg', '#060606'));
    const [row] = await rows(submission);
    const before = await files();
    await send(uuid(), await picture('jpeg', '#070707'));
    const orphan = (await files()).find((name) => !before.includes(name)) ?? '';
    await service.db.delete(uploads).where(eq(uploads.fileName, orphan));
    await service.db.update(uploads).set({ keptAt: NOON }).where(eq(uploads.submissionId, submission));
    // One that broke off, and one whose row is about to be written.
    for (const name of ['.incoming/broken-off', 'just-moved.jpg']) await writeFile(join(folder(), name), '');
    for (const name of [orphan, row?.fileName ?? '', '.incoming/broken-off'])
      await utimes(join(folder(), name), NOON, NOON);
    await utimes(join(folder(), 'just-moved.jpg'), minutes(2), minutes(2));
    service.now = minutes(61);
    await runHousekeeping(service);
    const after = await files();
    expect(after).not.toContain(orphan);
    expect(after).toEqual(expect.arrayContaining([row?.fileName, 'just-moved.jpg']));
    expect(await unfinished()).toEqual([]);
  });

  it('goes on after a disk that was too full to note the database', async () => {
    await send(uuid(), await picture('jpeg', '#0a0a0a'));
    await service.db.delete(uploads);
    for (const name of await files()) await utimes(join(folder(), name), NOON, NOON);
    await writeFile(join(service.database.dataDir, 'database-id'), '');
    service.now = minutes(61);
    await deleteOrphanedFiles(service.context());
    expect(await files()).toEqual([]);
  });

  it('to another database removes nothing, and says why', async () => {
    await send(uuid(), await picture('jpeg', '#080808'));
    const before = await files();
    await service.db.delete(uploads);
    const id = eq(contentState.key, 'database id');
    await service.db.update(contentState).set({ value: 'another' }).where(id);
    for (const name of before) await utimes(join(folder(), name), NOON, NOON);
    service.now = minutes(61);
    await deleteOrphanedFiles(service.context());
    expect(await files()).toEqual(before);
    expect(JSON.stringify(service.log)).toContain('belong to another database');
  });
});
