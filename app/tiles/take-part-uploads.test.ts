import { existsSync, rmSync, statSync, utimesSync } from 'node:fs';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { ReceivedFile } from '#app/contract/received-form.ts';
import { acceptUploads } from '#app/forms/uploads/accept-uploads.server.ts';
import { acceptedUploads } from '#app/forms/uploads/drafts.server.ts';
import { de } from '#app/i18n/de.ts';
import { translator } from '#app/i18n/translate.ts';
import { CONTENT_API } from '#mocks/content-server.ts';
import {
  contentServer,
  draftPlace,
  FAULTS,
  FORMS,
  file,
  ID,
  send,
  sendKept,
  server,
} from '#tests/support/taking-part.ts';
import { sealToken } from './action/draw.server.ts';

describe('uploaded files', () => {
  const values = FORMS['action-1'].values;

  it('are transmitted before their form, by hash', async () => {
    const { status } = await send('action-3', values, { files: [file('a'), file('b')] });
    expect(status).toBe(303);
    expect(contentServer.calls.map(({ call }) => call)).toEqual([
      'action upload',
      'action upload',
      'action save',
    ]);
    expect(contentServer.calls.slice(0, 2).map(({ headers }) => headers.get('Idempotency-Key'))).toEqual([
      'a',
      'b',
    ]);
    expect(contentServer.files.get(ID)?.size).toBe(2);
  });

  it.each(FAULTS)(
    'whose transmission fails (%s) wait for the next try, which sends only the rest',
    async (fault) => {
      contentServer.faults.set('action upload', fault);
      const timeout = AbortSignal.timeout.bind(AbortSignal);
      const timeouts = vi
        .spyOn(AbortSignal, 'timeout')
        .mockImplementation((ms) => timeout(Math.min(ms, 100)));
      const first = await send('action-3', values, { files: [file('a'), file('b')] });
      // The timeout for files, 60 times that of a read; the test doesn't wait for it.
      expect(timeouts).toHaveBeenCalledWith(6000);
      timeouts.mockRestore();
      expect(first.status).toBe(503);
      expect(first.failure?.uploads).toHaveLength(2);
      contentServer.faults.clear();
      const kept = first.failure?.uploads ?? [];
      const again = await sendKept(kept.map(({ receipt }) => receipt));
      expect(again.status).toBe(303);
      expect(contentServer.files.get(ID)?.size).toBe(2);
      expect(contentServer.accepted.size).toBe(1);
    },
  );

  it('refused with FAILED, which isn’t about the file, are kept', async () => {
    contentServer.answers.set('action upload', { state: 'error', errormessage: 'FAILED' });
    const { status, failure } = await send('action-3', values, { files: [file('a')] });
    expect(status).toBe(503);
    expect(failure?.uploads).toHaveLength(1);
    expect(failure?.result.error).toEqual({ '': [de.actionFailed] });
  });

  it('that a proxy refuses by their size are too large, not to be tried again', async () => {
    server.use(
      http.post(`${CONTENT_API}/action/v1/upload/:id`, () => new HttpResponse('<html>', { status: 413 })),
    );
    const { status, failure } = await send('action-3', values, { files: [file('a')] });
    expect(status).toBe(422);
    expect(failure?.uploads).toEqual([]);
    expect(failure?.result.error?.upload).toEqual([de.actionImageTooLarge.replace('{name}', 'a.jpg')]);
  });

  it('transmitted in part are reported as such', async () => {
    let calls = 0;
    contentServer.files.set(ID, new Map([['a', { name: 'a.jpg', size: 1 }]]));
    server.use(
      http.post(`${CONTENT_API}/action/v1/upload/:id`, () => {
        calls += 1;
        return calls === 1 ? HttpResponse.json({ state: 'success' }) : HttpResponse.error();
      }),
    );
    const { status, failure } = await send('action-3', values, { files: [file('a'), file('b'), file('c')] });
    expect(status).toBe(503);
    expect(failure?.result.error?.['']?.[0]).toBe(de.actionImagesPartiallyTransmitted);
    expect(calls).toBe(2);
    server.use(
      http.post(`${CONTENT_API}/action/v1/upload/:id`, () => {
        calls += 1;
        return HttpResponse.json({ state: 'success' });
      }),
    );
    expect((await sendKept((failure?.uploads ?? []).map(({ receipt }) => receipt))).status).toBe(303);
    expect(calls).toBe(4);
  });

  it('that disappear during sending (form sent twice) are sent or answered by the next try', async () => {
    const [first, second] = [file('a'), file('b')];
    server.use(
      http.post(`${CONTENT_API}/action/v1/upload/:id`, () => {
        if (second.draft) rmSync(draftPlace(second.draft.id));
        return HttpResponse.json({ state: 'success' });
      }),
    );
    const { status, failure } = await send('action-3', values, { files: [first, second] });
    expect(status).toBe(503);
    expect(failure?.uploads).toHaveLength(2);
    expect(contentServer.accepted.size).toBe(0);
  });

  it('beyond the rate limit get the time to retry, not an error', async () => {
    let calls = 0;
    server.use(
      http.post(`${CONTENT_API}/action/v1/upload/:id`, () => {
        calls += 1;
        if (calls === 1) return HttpResponse.json({ state: 'success' });
        const later = { state: 'error', errormessage: 'TRY LATER' };
        return HttpResponse.json(later, { status: 429, headers: { 'Retry-After': '120' } });
      }),
    );
    const { status, failure } = await send('action-3', values, { files: [file('a'), file('b')] });
    expect(status).toBe(429);
    expect(failure?.result.error?.['']?.[0]).toBe(
      `${de.limitedServer} ${de.limitedKept.replace('{when}', 'in 2 Minuten')}`,
    );
    expect(failure?.uploads).toHaveLength(2);
  });

  it('are kept while the form is corrected; each rejected one has its own message', async () => {
    const files: ReceivedFile[] = [
      file('a'),
      { filename: 'gross.png', draft: null, fault: 'TOO LARGE' },
      { filename: 'leer.png', draft: null, fault: 'EMPTY' },
      { filename: 'text.png', draft: null, fault: 'WRONG TYPE' },
      file('a'),
      file('film', 'video'),
      ...['b', 'c', 'd', 'e', 'f'].map((content) => file(content)),
    ];
    const { status, failure } = await send('action-3', { ...values, email: 'kein@' }, { files });
    expect(status).toBe(422);
    expect(failure?.uploads?.map(({ filename }) => filename)).toEqual([
      'a.jpg',
      'b.jpg',
      'c.jpg',
      'd.jpg',
      'e.jpg',
    ]);
    expect(failure?.result.error?.upload).toEqual([
      de.actionImageTooLarge.replace('{name}', 'gross.png'),
      de.actionFileEmpty.replace('{name}', 'leer.png'),
      de.actionImageWrongType.replace('{name}', 'text.png'),
      de.actionImageDuplicate.replace('{name}', 'a.jpg'),
      de.actionImageWrongType.replace('{name}', 'film.jpg'),
      de.actionImageTooManyImages.replace('{count}', '5'),
    ]);
    expect(failure?.result.error?.email).toEqual([de.emailInvalid]);
    expect(contentServer.calls).toEqual([]);
  });

  it('are required if the tile says so', async () => {
    const { failure } = await send('action-3', values, { files: [] });
    expect(failure?.result.error?.upload).toEqual([de.actionImageEmpty]);
  });

  it('are limited by their original size, not by that after cleaning', async () => {
    const grown = file('a');
    if (grown.draft) grown.draft.size = 11 * 1024 * 1024;
    expect((await send('action-3', values, { files: [grown] })).status).toBe(303);
  });

  it('can be removed, which neither sends the form nor shows errors; those and refused ones are deleted', async () => {
    const files = [file('a'), file('b'), file('b')];
    const isThere = () => files.map(({ draft }) => existsSync(draftPlace(draft?.id ?? '')));
    const first = await send('action-3', { ...values, email: '' }, { files });
    expect(isThere()).toEqual([true, true, false]);
    const [a = '', b = ''] = (first.failure?.uploads ?? []).map(({ receipt }) => receipt);
    const second = await sendKept([a, b], { remove: a, email: '' });
    expect(second.status).toBe(200);
    expect(second.failure?.uploads?.map(({ filename }) => filename)).toEqual(['b.jpg']);
    expect(second.failure?.result.error).toEqual({});
    expect(isThere()).toEqual([false, true, false]);
  });

  it('that exceed the content server’s maximum get that message', async () => {
    contentServer.answers.set('action upload', { state: 'error', errormessage: 'TOO MANY' });
    const pictures = await send('action-3', values, { files: [file('a')] });
    expect(pictures.failure?.result.error?.upload).toEqual([
      de.actionImageTooManyImages.replace('{count}', '5'),
    ]);
    const film = await sendKept([], { form: 'action-4' }, [file('b', 'video')]);
    expect(film.failure?.result.error?.upload).toEqual([de.actionFilesTooMany]);
  });

  it('that are duplicates get that message', async () => {
    const film = { form: 'action-4' };
    const first = await sendKept([], { ...film, email: '' }, [file('a', 'video')]);
    const kept = (first.failure?.uploads ?? []).map(({ receipt }) => receipt);
    const { failure } = await sendKept(kept, film, [file('a', 'video')]);
    expect(failure?.result.error?.upload).toEqual([de.actionVideoDuplicate.replace('{name}', 'a.jpg')]);
  });

  it('that were replaced may be sent again, because the answer may have been lost', async () => {
    const film = { form: 'action-4', email: '' };
    const first = await sendKept([], film, [file('a', 'video')]);
    const kept = (first.failure?.uploads ?? []).map(({ receipt }) => receipt);
    await sendKept(kept, film, [file('b', 'video')]);
    const { failure } = await sendKept(kept, film, [file('b', 'video')]);
    expect(failure?.uploads?.map(({ filename }) => filename)).toEqual(['b.jpg']);
    expect(failure?.result.error?.upload).toBeUndefined();
  });

  it('of another submission are rejected', async () => {
    const first = await send('action-3', { ...values, email: '' }, { files: [file('a')] });
    const [receipt = ''] = (first.failure?.uploads ?? []).map((upload) => upload.receipt);
    const stolen = await sendKept([receipt], { submission_id: crypto.randomUUID() });
    expect(stolen.failure?.result.error?.upload).toEqual([de.actionFileExpired]);
  });

  it('can be removed after transmission: the rest is sent under another submission id', async () => {
    contentServer.faults.set('action save', 'status 500');
    const first = await send('action-3', values, {
      files: ['a', 'b', 'c', 'd', 'e'].map((name) => file(name)),
    });
    expect(contentServer.files.get(ID)?.size).toBe(5);
    contentServer.faults.clear();
    const receipts = (first.failure?.uploads ?? []).map(({ receipt }) => receipt);
    expect(first.failure?.uploads?.every(({ bound }) => bound)).toBe(true);
    const second = await sendKept(receipts, { remove: receipts[0] ?? '' });
    expect(second.status).toBe(200);
    const { submissionId = '', uploads = [] } = second.failure ?? {};
    expect(submissionId).not.toBe(ID);
    const third = await sendKept(
      uploads.map(({ receipt }) => receipt),
      { submission_id: submissionId },
      [file('f')],
    );
    expect(third.status).toBe(303);
    expect([...contentServer.accepted.keys()]).toEqual([submissionId]);
    expect([...(contentServer.files.get(submissionId)?.values() ?? [])].map(({ name }) => name)).toEqual(
      ['b', 'c', 'd', 'e', 'f'].map((name) => `${name}.jpg`),
    );
  });

  it('can be replaced after transmission, and the draw’s token is kept', async () => {
    contentServer.faults.set('action save', 'status 500');
    const draw = await sealToken('drawn-token', ID, Date.now());
    const film = { form: 'action-4', draw };
    const first = await sendKept([], film, [file('old', 'video')]);
    contentServer.faults.clear();
    const second = await sendKept(
      (first.failure?.uploads ?? []).map(({ receipt }) => receipt),
      film,
      [file('new', 'video')],
    );
    expect(second.status).toBe(303);
    const [[id, { body }] = ['', { body: {} }]] = contentServer.accepted;
    expect(id).not.toBe(ID);
    expect(body).toMatchObject({ token: 'drawn-token' });
    expect([...(contentServer.files.get(id)?.values() ?? [])].map(({ name }) => name)).toEqual(['new.jpg']);
  });

  it('can be replaced after a refusal: sent twice, the new one counts once', async () => {
    contentServer.answers.set('action save', { state: 'error', errormessage: 'ALREADY PARTICIPATED' });
    const film = { form: 'action-4' };
    const first = await sendKept([], film, [file('old', 'video')]);
    contentServer.answers.clear();
    const kept = (first.failure?.uploads ?? []).map(({ receipt }) => receipt);
    for (const _ of ['first', 'again'])
      expect((await sendKept(kept, film, [file('new', 'video')])).status).toBe(303);
    expect(contentServer.accepted.size).toBe(1);
  });

  it('can be replaced before the form is sent, which is answered again if the answer was lost', async () => {
    contentServer.answers.set('action save', { state: 'error', errormessage: 'ALREADY PARTICIPATED' });
    const film = { form: 'action-4' };
    const first = await sendKept([], film, [file('old', 'video')]);
    contentServer.answers.clear();
    const texts = new FormData();
    for (const { receipt } of first.failure?.uploads ?? []) texts.append('kept', receipt);
    const ahead = { texts, files: [file('new', 'video')], cut: false };
    const accepted = await acceptUploads(ahead, { medium: 'video', submissionId: ID, t: translator('de') });
    const kept = (await acceptedUploads(accepted.kept, ID)).map(({ receipt }) => receipt);
    for (const _ of ['first', 'again']) expect((await sendKept(kept, film)).status).toBe(303);
    const [id = '', ...others] = contentServer.accepted.keys();
    expect(others).toEqual([]);
    expect([...(contentServer.files.get(id)?.values() ?? [])].map(({ name }) => name)).toEqual(['new.jpg']);
  });

  it('of changed data that were saved count once, although the answer was lost', async () => {
    contentServer.faults.set('action save', 'status 500');
    const first = await send('action-3', values, { files: [file('a')] });
    contentServer.faults.clear();
    const kept = (first.failure?.uploads ?? []).map(({ receipt }) => receipt);
    for (const _ of ['first', 'again'])
      expect((await sendKept(kept, { firstname: 'Grace' })).status).toBe(303);
    expect(contentServer.accepted.size).toBe(1);
  });

  it('of a saved submission stay part of it', async () => {
    contentServer.faults.set('action save', 'dropped after the work');
    const first = await send('action-3', values, { files: [file('a')] });
    contentServer.faults.clear();
    const [receipt = ''] = (first.failure?.uploads ?? []).map((upload) => upload.receipt);
    expect((await sendKept([receipt], { remove: receipt })).status).toBe(303);
    expect([...contentServer.accepted.keys()]).toEqual([ID]);
  });

  it('are replaced, too, where the content server has an error for a submission that it doesn’t know', async () => {
    contentServer.faults.set('action save', 'status 500');
    const film = { form: 'action-4' };
    const first = await sendKept([], film, [file('old', 'video')]);
    contentServer.faults.clear();
    server.use(
      http.get(`${CONTENT_API}/action/v1/extinfo/:entry/:action/:submission`, () =>
        HttpResponse.json({ state: 'error', errormessage: 'NOT FOUND' }),
      ),
    );
    const kept = (first.failure?.uploads ?? []).map(({ receipt }) => receipt);
    expect((await sendKept(kept, film, [file('new', 'video')])).status).toBe(303);
    expect(contentServer.accepted.size).toBe(1);
  });

  it.each(['no JSON', 'FAILED'])('whose state is unknown (%s) are not removed yet', async (answer) => {
    contentServer.faults.set('action save', 'status 500');
    const first = await send('action-3', values, { files: [file('a')] });
    const failed = { state: 'error', errormessage: 'FAILED' };
    server.use(
      http.get(`${CONTENT_API}/action/v1/extinfo/:entry/:action/:submission`, () =>
        answer === 'FAILED' ? HttpResponse.json(failed) : new HttpResponse('<html>'),
      ),
    );
    const [receipt = ''] = (first.failure?.uploads ?? []).map((upload) => upload.receipt);
    const second = await sendKept([receipt], { remove: receipt });
    expect(second.status).toBe(503);
    expect(second.failure?.submissionId).toBe(ID);
    expect(second.failure?.uploads).toHaveLength(1);
  });

  it('that the content server has deleted meanwhile are transmitted again', async () => {
    contentServer.faults.set('action save', 'status 500');
    const first = await send('action-3', values, { files: [file('a'), file('b')] });
    contentServer.faults.clear();
    contentServer.files.clear();
    const again = await sendKept((first.failure?.uploads ?? []).map(({ receipt }) => receipt));
    expect(again.status).toBe(303);
    expect(contentServer.files.get(ID)?.size).toBe(2);
  });

  it('that are lost on both servers are reported, with the input kept', async () => {
    contentServer.faults.set('action save', 'status 500');
    const gone = file('a');
    const first = await send('action-3', values, { files: [gone] });
    contentServer.faults.clear();
    contentServer.files.clear();
    rmSync(draftPlace(gone.draft?.id ?? ''));
    const again = await sendKept((first.failure?.uploads ?? []).map(({ receipt }) => receipt));
    expect(again.status).toBe(422);
    expect(again.failure?.result.error?.upload).toEqual([de.actionFileExpired]);
    expect(again.failure?.result.initialValue).toMatchObject({ firstname: 'Ada' });
  });

  it('of a form resent after a lost response are part of the saved submission', async () => {
    const first = await send('action-3', { ...values, email: '' }, { files: [file('a')] });
    const [receipt = ''] = (first.failure?.uploads ?? []).map((upload) => upload.receipt);
    expect((await sendKept([receipt])).status).toBe(303);
    contentServer.faults.set('action extinfo', 'no JSON');
    const untold = await sendKept([receipt]);
    expect([untold.status, untold.failure?.uploads?.length]).toEqual([503, 1]);
    contentServer.faults.clear();
    expect((await sendKept([receipt])).status).toBe(303);
    expect([...contentServer.accepted.keys()]).toEqual([ID]);
    const other = await sendKept([receipt], { firstname: 'Grace' });
    expect(other.failure?.result.error?.upload).toEqual([de.actionFileExpired]);
  });

  it('are kept until their receipt expires', async () => {
    const kept = file('a');
    const place = draftPlace(kept.draft?.id ?? '');
    utimesSync(place, 1000, 1000);
    await send('action-3', { ...values, email: '' }, { files: [kept] });
    expect(Date.now() - statSync(place).mtimeMs).toBeLessThan(60_000);
  });
});
