import { request as httpRequest } from 'node:http';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { QuotaReached, UploadQuota } from '#server/uploads/upload-quota.ts';
import { oneEngine } from '#tests/support/content-service/database.ts';
import {
  outcome,
  type Reply,
  TestSubmissionServer,
  uuid,
} from '#tests/support/content-service/submission-server.ts';
import { blob, uploadKit } from '#tests/support/content-service/uploads.ts';
import { fixture, picture } from '#tests/support/media-files.ts';
import { opened } from '#tests/support/opened.ts';

describe.each(oneEngine)('the way of an upload on %s', (engine) => {
  const service = opened(() => TestSubmissionServer.open(engine));
  const { send, rows, unfinished } = uploadKit(service);

  it.each([
    ['no multipart', 'application/json', '{}'],
    ['no boundary', 'multipart/form-data', 'x'],
    ['no part', 'multipart/form-data; boundary=b', '--b--\r\n'],
    [
      'another part',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="other"; filename="a"\r\n\r\nx\r\n--b--\r\n',
    ],
    [
      'a field that is no file',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\nx\r\n--b--\r\n',
    ],
    [
      'an end that is missing',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="other"; filename="a"\r\n\r\nx',
    ],
  ])('refuses a body with %s', async (_name, type, body) => {
    const reply = await service.send(`/action/v1/upload/${uuid()}`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
    expect(reply.status).toBe(200);
    expect(reply.body).toEqual({ state: 'error', errormessage: 'INVALID', fields: ['file'] });
  });

  it('refuses two files in one body', async () => {
    const form = new FormData();
    const submission = uuid();
    form.append('file', blob(await picture('png', '#111111')), 'a.png');
    form.append('file', blob(await picture('png', '#222222')), 'b.png');
    const reply = await service.send(`/action/v1/upload/${submission}`, { method: 'POST', body: form });
    expect(reply.body).toMatchObject({ errormessage: 'INVALID', fields: ['file'] });
    expect(await rows(submission)).toEqual([]);
    expect(await unfinished()).toEqual([]);
  });

  it('leaves nothing of a whole file in a body whose end is missing', async () => {
    const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    const reply = await service.send(`/action/v1/upload/${uuid()}`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      body: blob(
        Buffer.concat([Buffer.from(part), await picture('png', '#444444'), Buffer.from('\r\n--b\r\n')]),
      ),
    });
    expect(reply.body).toMatchObject({ errormessage: 'INVALID', fields: ['file'] });
    expect(await unfinished()).toEqual([]);
  });

  it('refuses an id that is none', async () => {
    const reply = await send('not-a-uuid', await picture('png', '#333333'));
    expect(reply.body).toEqual({ state: 'error', errormessage: 'INVALID', fields: ['submission_id'] });
  });

  it('answers 429 where the network’s quota is used up', async () => {
    const reserve = vi.spyOn(UploadQuota.prototype, 'reserve');
    onTestFinished(() => reserve.mockRestore());
    const add = () => Promise.reject(new QuotaReached());
    reserve.mockReturnValue({ add, release: () => undefined });
    const reply = await send(uuid(), await picture('png', '#555555'));
    expect(reply).toMatchObject({ status: 429, body: { state: 'error', errormessage: 'TRY LATER' } });
    expect(reply.headers.get('Retry-After')).toBe('1800');
    expect(await unfinished()).toEqual([]);
  });

  it('counts a file against its network’s quota once, and none that was refused', async () => {
    const reserve = vi.spyOn(UploadQuota.prototype, 'reserve');
    onTestFinished(() => reserve.mockRestore());
    const release = vi.fn();
    reserve.mockReturnValue({ add: async () => undefined, release });
    const [submission, bytes] = [uuid(), await picture('png', '#666666')];
    for (const headers of [undefined, undefined, {}]) await send(submission, bytes, headers);
    const [row] = await rows(submission);
    expect(release.mock.calls).toEqual([[row?.bytes], [0], [0]]);
  });

  /** Sends an endless body; the response must arrive during the upload. */
  function endless(head: Buffer, size: number): Promise<{ reply: Reply['body']; sent: number }> {
    return new Promise((resolve, reject) => {
      const request = httpRequest(`${service.origin}/api/action/v1/upload/${uuid()}`, {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
      });
      let sent = 0;
      let answered = false;
      request.on('response', (response) => {
        answered = true;
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => {
          text += piece;
        });
        response.on('end', () => {
          request.destroy();
          resolve({ reply: JSON.parse(text) as Reply['body'], sent });
        });
      });
      request.on('error', (error) => !answered && reject(error));
      request.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n');
      request.write(head);
      const more = () => {
        while (!answered && sent < size) {
          sent += 65_536;
          if (!request.write(Buffer.alloc(65_536))) {
            request.once('drain', more);
            return;
          }
        }
      };
      more();
    });
  }

  it('answers an oversize body before it has come, and serves the next', async () => {
    const head = await picture('jpeg', '#ffffff');
    const replies = await Promise.all(Array.from({ length: 20 }, () => endless(head, 200 * 1024 * 1024)));
    for (const { reply, sent } of replies) {
      expect(reply).toEqual({ state: 'error', errormessage: 'TOO LARGE' });
      expect(sent).toBeLessThan(60 * 1024 * 1024);
    }
    expect(await unfinished()).toEqual([]);
    expect(outcome(await send(uuid(), await picture('jpeg', '#080808')))).toBe('success');
  }, 30_000);

  it.each([
    ['within its file', ''],
    ['behind its file', '\r\n--b\r\n'],
  ])('leaves nothing of an upload that breaks off %s', async (_place, more) => {
    const request = httpRequest(`${service.origin}/api/action/v1/upload/${uuid()}`, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=b' },
    });
    request.on('error', () => undefined);
    request.write('--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n');
    request.write(Buffer.concat([await fixture('2-seconds.mp4'), Buffer.from(more)]));
    await expect.poll(unfinished).toHaveLength(1);
    request.destroy();
    await expect.poll(unfinished).toEqual([]);
    expect(service.log).toEqual([]);
  });
});
