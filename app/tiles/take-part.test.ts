import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { de } from '#app/i18n/de.ts';
import { CONTENT_API } from '#mocks/content-server.ts';
import {
  contentServer,
  FAULTS,
  FORMS,
  type FormName,
  file,
  formsAt,
  ID,
  send,
  server,
} from '#tests/support/taking-part.ts';

const matrix = Object.entries(FORMS).flatMap(([form, { call, values }]) =>
  FAULTS.map((fault) => ({ form: form as FormName, call, values, fault })),
);

/** The rider's values, without the page's hidden entry id. */
const typedOf = ({ entry_id: _hidden, ...typed }: Record<string, string>) => typed;

describe('a form whose response gets lost', () => {
  it.each(matrix)(
    '$form, $fault: shows an error, keeps the input, and counts once after a retry',
    async (row) => {
      contentServer.faults.set(row.call, row.fault);
      const first = await send(row.form, row.values);
      expect(first.status).toBe(503);
      expect(first.failure?.result.error?.['']?.[0]).toBeTruthy();
      expect(first.failure?.result.initialValue ?? {}).toMatchObject(typedOf(row.values));
      contentServer.faults.clear();
      const again = await send(row.form, { ...row.values, submission_id: first.failure?.submissionId ?? '' });
      expect(again.status).toBe(303);
      expect(contentServer.accepted.size).toBe(1);
    },
  );

  it.each(Object.entries(FORMS))('%s: sent twice at once is one submission', async (form, { values }) => {
    const both = await Promise.all([send(form as FormName, values), send(form as FormName, values)]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(contentServer.accepted.size).toBe(1);
  });
});

describe('an accepted form, restored by the Back button', () => {
  const forms = (['competition-1', 'action-1'] as const).map((form) => ({ form, ...FORMS[form] }));

  it.each(forms)('$form: the same data again is the same submission', async ({ form, values }) => {
    const sent = await send(form, values);
    expect(sent.headers?.get('Set-Cookie')).toContain('sent=');
    expect((await send(form, values)).status).toBe(303);
    expect([...contentServer.accepted.keys()]).toEqual([ID]);
  });

  it.each(forms)('$form: other data is one new submission, however often it is sent', async (row) => {
    await send(row.form, row.values);
    for (const _try of [1, 2]) {
      expect((await send(row.form, { ...row.values, firstname: 'Grace' })).status).toBe(303);
    }
    expect([...contentServer.accepted.values()].map(({ body }) => body.firstname)).toEqual(['Ada', 'Grace']);
    await send(row.form, row.values);
    expect(contentServer.accepted.size).toBe(2);
  });

  it.each(forms)(
    '$form: other data after a lost response is a new submission',
    async ({ form, call, values }) => {
      contentServer.faults.set(call, 'dropped after the work');
      const lost = await send(form, values);
      expect(lost.headers?.get('Set-Cookie')).toContain('sent=');
      contentServer.faults.clear();
      await send(form, { ...values, firstname: 'Grace' });
      expect([...contentServer.accepted.values()].map(({ body }) => body.firstname)).toEqual([
        'Ada',
        'Grace',
      ]);
    },
  );

  it.each(forms)('$form: a rejected form keeps its submission id when corrected', async (row) => {
    contentServer.answers.set(row.call, { state: 'error', errormessage: 'ALREADY PARTICIPATED' });
    await send(row.form, row.values);
    contentServer.answers.clear();
    await send(row.form, { ...row.values, firstname: 'Grace' });
    expect([...contentServer.accepted.keys()]).toEqual([ID]);
  });

  it('other files make another submission', async () => {
    await send('action-3', FORMS['action-1'].values, { files: [file('a')] });
    await send('action-3', FORMS['action-1'].values, { files: [file('b')] });
    expect(
      [...contentServer.files.values()].map((files) => [...files.values()].map(({ name }) => name)),
    ).toEqual([['a.jpg'], ['b.jpg']]);
    expect(contentServer.accepted.size).toBe(2);
  });
});

describe('a browser’s id', () => {
  const cookiesOf = (sent: { headers: Headers | null }) => sent.headers?.getSetCookie() ?? [];

  it('is stored in a signed cookie at the first submission, not before', async () => {
    const wrong = await send('competition-1', {}, { cookie: 'lang=de' });
    expect(cookiesOf(wrong)).toEqual([]);
    const sent = await send('competition-1', FORMS['competition-1'].values, { cookie: 'lang=de' });
    const [cookie = ''] = cookiesOf(sent).filter((header) => header.startsWith('browser='));
    expect(cookie).toMatch(
      /^browser=[0-9a-f-]{36}\.[\w-]{22}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const [known = ''] = cookie.split(';');
    expect(cookiesOf(await send('deal-1', {}, { cookie: known }))).not.toContainEqual(
      expect.stringMatching(/^browser=/),
    );
    expect(cookiesOf(await send('deal-1', {}, { cookie: 'browser=made.up' })).join()).toMatch(/browser=/);
  });
});

describe('a form beyond the rate limit', () => {
  it.each(Object.entries(FORMS))(
    '%s: shows when to retry and keeps the input',
    async (form, { call, values }) => {
      const [type = ''] = call.split(' ');
      const later = HttpResponse.json(
        { state: 'error', errormessage: 'TRY LATER' },
        { status: 429, headers: { 'Retry-After': '120' } },
      );
      server.use(http.post(`${CONTENT_API}/${type}/v1/save`, () => later.clone()));
      const { status, failure } = await send(form as FormName, values);
      expect(status).toBe(429);
      const again = form === 'deal-1' ? de.limitedAgain : de.limitedKept;
      expect(failure?.result.error?.['']?.[0]).toBe(
        `${de.limitedServer} ${again.replace('{when}', 'in 2 Minuten')}`,
      );
      expect(failure?.result.initialValue ?? {}).toMatchObject(typedOf(values));
      expect(contentServer.accepted.size).toBe(0);
    },
  );
});

describe('the request to the content server', () => {
  it('follows the contract for a competition', async () => {
    await send('competition-1', { ...FORMS['competition-1'].values, phone: '', extra: 'x' });
    expect(contentServer.calls[0]?.body).toEqual({
      submission_id: ID,
      competition_id: '1',
      entry_id: '900',
      firstname: 'Ada',
      lastname: 'Lovelace',
      email: 'ada@example.org',
      freetext: 'Der Sturm',
      agb: true,
    });
  });

  it('has the rider’s IP address for rate limits, and no data in the URL', async () => {
    await send('action-1', FORMS['action-1'].values);
    expect(contentServer.calls[0]?.headers.get('X-Forwarded-For')).toBe('203.0.113.7');
    expect(contentServer.calls.map(({ url }) => new URL(url).search)).toEqual(['']);
  });

  it.each([
    ['save', 'competition-1', FORMS['competition-1'].values],
    ['draw', 'action-2', { intent: 'draw' }],
  ] as const)('may take five times as long as a read: a %s', async (_, form, values) => {
    const timeouts = vi.spyOn(AbortSignal, 'timeout');
    await send(form, values);
    expect(timeouts).toHaveBeenLastCalledWith(500);
    timeouts.mockRestore();
  });

  it('has only a vote’s text, under an id derived from the browser’s consent', async () => {
    const voted = await send('survey-140', {
      answer: '2',
      entry_id: '900',
      submission_id: crypto.randomUUID(),
    });
    await send('survey-140', { answer: '3', entry_id: '900', submission_id: crypto.randomUUID() });
    expect(contentServer.calls[0]?.body).toMatchObject({
      answer1: null,
      answer2: ' Forelle ',
      answer3: null,
      answer4: null,
    });
    expect(contentServer.accepted.size).toBe(1);
    expect(voted.headers?.get('Set-Cookie')).toMatch(/^survey:140=1; .*Expires=.*HttpOnly/);
  });
});

describe('in a preview', () => {
  const url = 'http://tram.test/beitrag/900?sent=1&token=t&date=2026-11-20T12:00';

  it.each(Object.entries(FORMS))(
    '%s: sends nothing and shows what would be sent',
    async (form, { values }) => {
      const { status, failure, headers } = await send(form as FormName, values, { url });
      expect(status).toBe(200);
      expect(failure).toMatchObject({ isRedisplay: true, formId: form, result: { initialValue: values } });
      expect(failure?.dryRunFields).toContainEqual(['entry_id', '900']);
      expect(headers?.get('Set-Cookie')).toBeNull();
      expect(contentServer.calls).toEqual([]);
    },
  );

  it('no files are transmitted and no draw takes place', async () => {
    const files = [file('a')];
    const { failure } = await send('action-3', FORMS['action-1'].values, { url, files });
    expect(failure?.dryRunFields).toContainEqual(['upload', 'a.jpg']);
    expect((await send('action-2', { intent: 'draw' }, { url })).outcome?.kind).toBe('won');
    expect(contentServer.calls).toEqual([]);
  });

  it.each([
    [403, 403],
    [500, 503],
  ])('a form whose entry is answered with %i gets %i', async (answered, expected) => {
    const entry = `${CONTENT_API}/content/v1/entry/900/de/:date`;
    server.use(http.get(entry, () => new HttpResponse(null, { status: answered })));
    await expect(send('deal-1', {}, { url })).rejects.toMatchObject({ status: expected });
  });

  it('errors are shown as usual', async () => {
    const { status, failure } = await send('competition-1', {}, { url });
    expect(status).toBe(422);
    expect(failure?.dryRunFields).toBeUndefined();
  });
});

it('posting a form that no page contains is 404', async () => {
  await expect(send('action-9' as FormName, {})).rejects.toMatchObject({ status: 404 });
});

describe('the forms of a page', () => {
  it('are the rider’s own on a page that caches don’t share, except for surveys', async () => {
    expect((await formsAt('')).headers).toEqual({ 'Cache-Control': 'private, no-cache' });
    expect((await formsAt('', { only: 'survey' })).headers).toEqual({});
    // Not `private`, which would allow browsers to store a preview.
    expect((await formsAt('?token=t')).headers).toEqual({});
  });

  it('are surveys alone in a copy for offline use, and none where the channel takes none', async () => {
    expect(Object.keys((await formsAt('?reading=on')).forms ?? {})).toEqual(['survey-140', 'survey-141']);
    expect((await formsAt('?channel=screen')).forms).toBeUndefined();
    const url = 'http://tram.test/beitrag/900?channel=screen&sent=1';
    const sent = await send('deal-1', {}, { url });
    expect([sent.status, sent.address?.search, sent.outcome]).toEqual([303, '?channel=screen', undefined]);
    expect(contentServer.calls).toEqual([]);
  });

  it('show an outcome only where it belongs: at its form, in its entry', async () => {
    const { address } = await send('deal-1', {});
    const outcomesOf = async (id: string) => {
      const { forms = {} } = await formsAt(address?.search ?? '', { id });
      return Object.keys(forms).filter((form) => forms[form]?.outcome);
    };
    expect(await outcomesOf('900')).toEqual(['deal-1']);
    expect(await outcomesOf('901')).toEqual([]);
  });
});
