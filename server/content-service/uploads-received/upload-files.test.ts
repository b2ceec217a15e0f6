import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { oneEngine } from '#tests/support/content-service/database.ts';
import { outcome, TestSubmissionServer, uuid } from '#tests/support/content-service/submission-server.ts';
import { blob, sha256, uploadKit } from '#tests/support/content-service/uploads.ts';
import { fixture, phonePicture, picture, pixelBomb } from '#tests/support/media-files.ts';
import { opened } from '#tests/support/opened.ts';

describe.each(oneEngine)('uploaded files on %s', (engine) => {
  const service = opened(() => TestSubmissionServer.open(engine));
  const { send, rows, content, unfinished, folder } = uploadKit(service);

  it('keeps a picture without the place and the way it was held', async () => {
    const submission = uuid();
    const original = await phonePicture();
    expect((await sharp(original).metadata()).exif).toBeDefined();
    expect((await send(submission, original)).body).toEqual({ state: 'success' });
    const [row] = await rows(submission);
    expect(row).toMatchObject({
      medium: 'image',
      mimeType: 'image/jpeg',
      sha256: sha256(original),
    });
    const kept = await content(row);
    const { exif, orientation, width, height, icc, xmp } = await sharp(kept).metadata();
    expect({ exif, orientation, icc, xmp }).toEqual({});
    expect([width, height]).toEqual([20, 40]);
    expect(kept.length).toBe(row?.bytes);
    expect((await stat(join(folder(), row?.fileName ?? ''))).mode & 0o777).toBe(0o600);
    expect((await stat(folder())).mode & 0o777).toBe(0o700);
    expect(sha256(kept)).toBe(row?.contentSha256);
    expect(await unfinished()).toEqual([]);
  });

  it('keeps no file’s own name, which may be a person’s; an older version beside it goes on inserting one', async () => {
    await send(uuid(), await picture('jpeg', '#c0ffee'));
    await service.db.execute(sql`insert into uploads
      (submission_id, sha256, content_sha256, file_name, original_name, medium, mime_type, bytes, created_at)
      values ('older', 'x', 'x', 'older.jpg', 'Kim.jpg', 'image', 'image/jpeg', 1, now())`);
    const { rows } = await service.db.execute(
      sql`select distinct original_name as name from uploads order by 1`,
    );
    expect(rows).toEqual([{ name: '' }, { name: 'Kim.jpg' }]);
  });

  it('keeps nothing that was hidden behind a picture', async () => {
    const submission = uuid();
    const polyglot = Buffer.concat([
      await picture('png', '#123456'),
      Buffer.from('PK\u0003\u0004<script>alert(1)</script>'),
    ]);
    expect(outcome(await send(submission, polyglot))).toBe('success');
    const [row] = await rows(submission);
    const kept = await content(row);
    expect(kept.includes('<script>')).toBe(false);
  });

  it.each([
    ['2-seconds.mp4', 'video', 2],
    ['2-seconds-sound.mp4', 'video', 2],
    ['2-seconds-fragments.mp4', 'video', 2],
    ['60-seconds.mp4', 'video', 60],
    ['2-seconds.mov', 'video', 2],
    ['2-seconds.webm', 'video', 2],
    ['2-seconds-live.webm', 'video', 2],
    ['2-seconds.mkv', 'video', 2],
    ['2-seconds.3gp', 'video', 2],
    ['voice.webm', 'audio', 1],
    ['voice.ogg', 'audio', 1],
    ['voice.m4a', 'audio', 1],
    ['voice.mp4', 'audio', 1],
    ['voice.mp3', 'audio', 1],
    ['voice.wav', 'audio', 0],
    ['voice.aac', 'audio', 1],
  ])('takes %s for %s of %d s', async (name, medium, seconds) => {
    const submission = uuid();
    expect(outcome(await send(submission, await fixture(name)))).toBe('success');
    const [row] = await rows(submission);
    expect(row?.medium).toBe(medium);
    expect(row?.mimeType.startsWith(medium)).toBe(true);
    expect(Math.abs((row?.seconds ?? -1) - seconds)).toBeLessThanOrEqual(1);
    const kept = await content(row);
    expect(sha256(kept)).toBe(row?.contentSha256);
  });

  it.each([
    ['61 seconds of MP4', () => fixture('61-seconds.mp4'), 'TOO LONG'],
    ['61 seconds of MOV', () => fixture('61-seconds.mov'), 'TOO LONG'],
    ['61 seconds of WebM without a duration', () => fixture('61-seconds-live.webm'), 'TOO LONG'],
    ['61 seconds of Matroska', () => fixture('61-seconds.mkv'), 'TOO LONG'],
    ['61 seconds of 3GP', () => fixture('61-seconds.3gp'), 'TOO LONG'],
    ['an AVI', () => fixture('film.avi'), 'WRONG TYPE'],
    ['a film in Ogg', () => fixture('theora.ogv'), 'WRONG TYPE'],
    ['nothing', async () => Buffer.alloc(0), 'WRONG TYPE'],
    ['text', async () => Buffer.from('Hallo'), 'WRONG TYPE'],
    ['HTML', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'WRONG TYPE'],
    [
      'SVG',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
      'WRONG TYPE',
    ],
    [
      'a GIF',
      async () => Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;', 'latin1'),
      'WRONG TYPE',
    ],
    [
      'a WebP',
      () =>
        sharp({ create: { width: 4, height: 4, channels: 3, background: '#fff' } })
          .webp()
          .toBuffer(),
      'WRONG TYPE',
    ],
    ['a program', async () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(9000)]), 'WRONG TYPE'],
    [
      'the head of a JPEG',
      async () => Buffer.concat([(await picture('jpeg', '#fff')).subarray(0, 20), Buffer.alloc(9000)]),
      'WRONG TYPE',
    ],
    ['half a JPEG', async () => (await phonePicture()).subarray(0, 500), 'WRONG TYPE'],
    [
      'the head of an MP4',
      async () => Buffer.concat([(await fixture('2-seconds.mp4')).subarray(0, 40), Buffer.alloc(9000)]),
      'WRONG TYPE',
    ],
    ['a picture of 900 million pixels', () => pixelBomb(30_000, 30_000), 'TOO LARGE'],
    ['a picture a million pixels wide', () => pixelBomb(1_000_000, 60), 'TOO LARGE'],
    ['a picture that holds less than it claims', () => pixelBomb(5000, 5000), 'WRONG TYPE'],
    [
      'a picture of 11 MB',
      async () => Buffer.concat([await picture('jpeg', '#fff'), Buffer.alloc(11 * 1024 * 1024)]),
      'TOO LARGE',
    ],
    [
      'a voice of 21 MB',
      async () => Buffer.concat([await fixture('voice.wav'), Buffer.alloc(21 * 1024 * 1024)]),
      'TOO LARGE',
    ],
    [
      'a voice of 21 MB that comes as a film',
      async () => Buffer.concat([await fixture('voice.mp4'), Buffer.alloc(21 * 1024 * 1024)]),
      'TOO LARGE',
    ],
    [
      'a film of 51 MB',
      async () => Buffer.concat([await fixture('2-seconds.mp4'), Buffer.alloc(51 * 1024 * 1024)]),
      'TOO LARGE',
    ],
  ])('refuses %s', async (_name, make, expected) => {
    const submission = uuid();
    expect(outcome(await send(submission, await make(), {}))).toBe(expected);
    expect(await rows(submission)).toEqual([]);
    expect(await unfinished()).toEqual([]);
  });

  it('goes by what a file is, not by what it is called', async () => {
    const form = new FormData();
    form.append('file', blob(await fixture('2-seconds.mp4'), 'image/jpeg'), 'bild.jpg');
    const submission = uuid();
    await service.send(`/action/v1/upload/${submission}`, { method: 'POST', body: form });
    expect(await rows(submission)).toMatchObject([{ medium: 'video', mimeType: 'video/mp4' }]);
  });

  it('takes a file of 9 MB in pieces and a name from anywhere', async () => {
    const noise = await sharp({
      create: {
        width: 1800,
        height: 1800,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer();
    expect(noise.length).toBeGreaterThan(5 * 1024 * 1024);
    const submission = uuid();
    expect(outcome(await send(submission, noise))).toBe('success');
  });
});
