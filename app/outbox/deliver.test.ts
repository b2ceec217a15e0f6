import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverAll } from './deliver.ts';
import type { WaitingForm } from './waiting-form.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const stored = new Map<string, WaitingForm>();

vi.mock('./outbox-store.ts', () => ({
  allForms: async () => [...stored.values()],
  claimForm: async (id: string, now: number) => ({ ...stored.get(id), sendingSince: now }),
  changeForm: async (form: WaitingForm) => {
    if (stored.has(form.id)) stored.set(form.id, form);
  },
}));

function waiting(changes: Partial<WaitingForm> = {}): WaitingForm {
  return {
    id: 'a1',
    action: 'https://kachel.example/beitrag/110?sent=x',
    multipart: false,
    fields: [
      ['submission_id', 'a1'],
      ['firstname', 'Ada'],
    ],
    page: { address: '/beitrag/110', title: 'Karten' },
    form: 'f',
    words: { waiting: '', cancel: '', answered: '', sent: '', show: '', refused: '', look: '' },
    at: NOW - 60_000,
    ...changes,
  };
}

const ask = vi.fn<typeof fetch>();

function answer(
  status: number,
  {
    url = 'https://kachel.example/beitrag/110',
    redirected = false,
    ours = true,
    html = '',
    retryAfter = '',
  } = {},
) {
  const response = new Response(html, {
    status,
    headers: { ...(ours && { 'X-Request-Id': 'x' }), ...(retryAfter && { 'Retry-After': retryAfter }) },
  });
  Object.defineProperties(response, { url: { value: url }, redirected: { value: redirected } });
  ask.mockResolvedValueOnce(response);
}

beforeEach(() => {
  stored.clear();
  stored.set('a1', waiting());
  vi.stubGlobal('fetch', ask);
});

afterEach(() => {
  vi.unstubAllGlobals();
  ask.mockReset();
});

describe('a form that waits', () => {
  it('is sent as it was filled in, and its answer kept instead of what was typed', async () => {
    answer(200, { url: 'https://kachel.example/beitrag/110?outcome=sealed', redirected: true });
    expect(await deliverAll(NOW)).toBe(0);
    const [address, request] = ask.mock.calls[0] ?? [];
    expect(address).toBe(waiting().action);
    expect(String(request?.body)).toBe('submission_id=a1&firstname=Ada');
    expect(stored.get('a1')).toMatchObject({
      fields: [],
      outcome: { accepted: true, address: '/beitrag/110?outcome=sealed' },
    });
  });

  it('tells in the server’s own words what came of it', async () => {
    const html =
      '<div role="status" id="f-outcome"><svg></svg><p class="font-bold">Schon <b>alle</b> &amp; weg</p></div>';
    answer(200, { redirected: true, html });
    await deliverAll(NOW);
    expect(stored.get('a1')?.outcome?.said).toBe('Schon alle & weg');
  });

  it('tells why it was refused', async () => {
    const html =
      '<div id="error-summary"><h2>Bitte prüfe deine Angaben</h2><ul><li><a href="#x">E-Mail &amp;lt; ungültig</a></li></ul></div>';
    answer(422, { html });
    await deliverAll(NOW);
    expect(stored.get('a1')?.outcome).toMatchObject({
      accepted: false,
      said: 'Bitte prüfe deine Angaben E-Mail &lt; ungültig.',
    });
  });

  it('tells a refusal without faults of fields in its title alone, whatever lists the page has below', async () => {
    const html =
      '<div id="error-summary"><h2>Das Gewinnspiel ist beendet.</h2></div><ul><li>2 Karten</li><li>ein Fahrrad</li></ul>';
    answer(422, { html });
    await deliverAll(NOW);
    expect(stored.get('a1')?.outcome).toMatchObject({ said: 'Das Gewinnspiel ist beendet.' });
  });

  it.each([
    ['too many', () => answer(429)],
    ['the server can’t now', () => answer(503)],
    ['a portal answers', () => answer(200, { ours: false, redirected: true })],
    ['nobody answers', () => ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ])('waits on where %s', async (_, answering) => {
    answering();
    expect(await deliverAll(NOW)).toBe(1);
    expect(stored.get('a1')).toMatchObject(waiting());
  });

  it.each([
    ['faulty', 422],
    ['gone', 404],
  ])('is the rider’s again where it is %s, with all that was typed', async (_, status) => {
    answer(status);
    await deliverAll(NOW);
    expect(stored.get('a1')).toMatchObject({
      fields: waiting().fields,
      outcome: { accepted: false, address: '/beitrag/110' },
    });
  });

  it('does not leave days later', async () => {
    stored.set('a1', waiting({ at: NOW - 4 * 24 * 60 * 60_000 }));
    await deliverAll(NOW);
    expect(ask).not.toHaveBeenCalled();
    expect(stored.get('a1')?.outcome?.accepted).toBe(false);
  });

  it('is not sent again once it was answered', async () => {
    stored.set('a1', waiting({ outcome: { accepted: true, address: '/' } }));
    expect(await deliverAll(NOW)).toBe(0);
    expect(ask).not.toHaveBeenCalled();
  });

  it('stays gone where the rider took it back while it was on its way', async () => {
    ask.mockImplementationOnce(async () => {
      stored.clear();
      return new Response('', { status: 503, headers: { 'X-Request-Id': 'x' } });
    });
    await deliverAll(NOW);
    expect(stored.size).toBe(0);
  });
});

describe('a server that refuses for now', () => {
  it('is asked again no earlier than it says', async () => {
    answer(429, { retryAfter: '120' });
    await deliverAll(NOW);
    expect(await deliverAll(NOW + 119_000)).toBe(1);
    expect(ask).toHaveBeenCalledTimes(1);
    answer(200, { redirected: true });
    expect(await deliverAll(NOW + 120_000)).toBe(0);
  });

  it('is asked ever less often where it says nothing', async () => {
    answer(503);
    await deliverAll(NOW);
    answer(503);
    await deliverAll(NOW + 10_000);
    await deliverAll(NOW + 29_000);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
