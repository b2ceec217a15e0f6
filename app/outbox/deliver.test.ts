import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverAll, dropUnaccepted } from './deliver.ts';
import type { WaitingForm } from './waiting-form.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const MINUTE = 60_000;
const stored = new Map<string, WaitingForm>();

vi.mock('./outbox-store.ts', () => ({
  allForms: async () => [...stored.values()],
  dropForm: async (id: string) => void stored.delete(id),
  replaceForm: async (id: string, changesIn: (form: WaitingForm) => Partial<WaitingForm> | false) => {
    const form = stored.get(id);
    const changes = form && changesIn(form);
    if (!changes) return null;
    stored.set(id, { ...form, ...changes });
    return stored.get(id);
  },
}));

function deliverAt(time: number): Promise<number> {
  vi.setSystemTime(time);
  return deliverAll();
}

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
    words: {
      waiting: '',
      cancel: '',
      cancelled: '',
      answered: '',
      sent: '',
      show: '',
      refused: '',
      unsent: '',
      look: '',
    },
    at: NOW - 60_000,
    ...changes,
  };
}

const ask = vi.fn<typeof fetch>();

function answer(
  status: number,
  { redirected = false, url = '', ours = true, html = '', retryAfter = '' } = {},
) {
  const response = new Response(html, {
    status,
    headers: { ...(ours && { 'X-Request-Id': 'x' }), ...(retryAfter && { 'Retry-After': retryAfter }) },
  });
  const address = `https://kachel.example/beitrag/110${redirected ? '?outcome=sealed' : ''}`;
  Object.defineProperties(response, { url: { value: url || address }, redirected: { value: redirected } });
  ask.mockResolvedValueOnce(response);
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  stored.clear();
  stored.set('a1', waiting());
  vi.stubGlobal('fetch', ask);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  ask.mockReset();
});

describe('a queued form', () => {
  it('is sent with its values, which are then replaced by the outcome’s address', async () => {
    answer(200, { url: 'https://kachel.example/beitrag/110?outcome=sealed', redirected: true });
    expect(await deliverAt(NOW)).toBe(0);
    const [address, request] = ask.mock.calls[0] ?? [];
    expect(address).toBe(waiting().action);
    expect(String(request?.body)).toBe('submission_id=a1&firstname=Ada');
    // Chromium before 72 sends none by default, and a vote counts only with the consent cookie.
    expect(request?.credentials).toBe('same-origin');
    expect(stored.get('a1')).toMatchObject({
      fields: [],
      outcome: { accepted: true, address: '/beitrag/110?outcome=sealed' },
    });
  });

  it.each([
    ['is accepted if it redirects to an outcome, even if that page is 404', 404, '?outcome=sealed', true],
    ['is rejected if it redirects to its page without an outcome (a channel without forms)', 200, '', false],
    ['is rejected if the only outcome in that URL is an earlier form’s', 200, '?outcome=earlier', false],
    ['is accepted if that URL has a second, new outcome', 200, '?outcome=earlier&outcome=sealed', true],
  ])('%s', async (_, status, query, accepted) => {
    stored.set('a1', waiting({ action: 'https://kachel.example/beitrag/110?outcome=earlier&sent=x' }));
    answer(status, { url: `https://kachel.example/beitrag/110${query}`, redirected: true });
    await deliverAt(NOW);
    expect(stored.get('a1')?.outcome?.accepted).toBe(accepted);
  });

  it('stores the text of the outcome notice', async () => {
    const html =
      '<div role="status" id="f-outcome"><svg></svg><p class="font-bold">Schon <b>alle</b> &amp; weg</p></div>';
    answer(200, { redirected: true, html });
    await deliverAt(NOW);
    expect(stored.get('a1')?.outcome?.said).toBe('Schon alle & weg');
  });

  it('stores the title and the list of the error summary', async () => {
    const html =
      '<div id="error-summary"><h2>Bitte prüfe deine Angaben</h2><ul><li><a href="#x">E-Mail &amp;lt; ungültig</a></li></ul></div>';
    answer(422, { html });
    await deliverAt(NOW);
    expect(stored.get('a1')?.outcome).toMatchObject({
      accepted: false,
      said: 'Bitte prüfe deine Angaben. E-Mail &lt; ungültig.',
    });
  });

  it('stores only the title of an error summary without a list, and no other list of the page', async () => {
    const html =
      '<div id="error-summary"><h2>Das Gewinnspiel ist beendet.</h2></div><ul><li>2 Karten</li><li>ein Fahrrad</li></ul>';
    answer(422, { html });
    await deliverAt(NOW);
    expect(stored.get('a1')?.outcome).toMatchObject({ said: 'Das Gewinnspiel ist beendet.' });
  });

  it.each([
    ['429', () => answer(429)],
    ['503', () => answer(503)],
    ['an answer of a captive portal', () => answer(200, { ours: false, redirected: true })],
    ['a network error', () => ask.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
  ])('stays queued after %s', async (_, answering) => {
    answering();
    expect(await deliverAt(NOW)).toBe(1);
    expect(stored.get('a1')).toMatchObject({ ...waiting(), sendingSince: 0 });
  });

  it.each([
    ['422', 422],
    ['404', 404],
  ])('is rejected by %s, and keeps its values for the rider to correct', async (_, status) => {
    answer(status);
    await deliverAt(NOW);
    expect(stored.get('a1')).toMatchObject({
      fields: waiting().fields,
      outcome: { accepted: false, address: '/beitrag/110' },
    });
  });

  it('is rejected without being sent after more than three days', async () => {
    stored.set('a1', waiting({ at: NOW - 4 * 24 * 60 * 60_000 }));
    await deliverAt(NOW);
    expect(ask).not.toHaveBeenCalled();
    expect(stored.get('a1')?.outcome?.accepted).toBe(false);
  });

  it('is not sent again once it was answered', async () => {
    stored.set('a1', waiting({ outcome: { accepted: true, address: '/' } }));
    expect(await deliverAt(NOW)).toBe(0);
    expect(ask).not.toHaveBeenCalled();
  });

  it('isn’t stored again if the rider deleted it while it was being sent', async () => {
    ask.mockImplementationOnce(async () => {
      stored.clear();
      return new Response('', { status: 503, headers: { 'X-Request-Id': 'x' } });
    });
    await deliverAt(NOW);
    expect(stored.size).toBe(0);
  });
});

describe('a form that is being sent', () => {
  const photo = (bytes: number) =>
    waiting({ multipart: true, fields: [['upload', new File([new Uint8Array(bytes)], 'rot.jpg')]] });

  /** Sends it; the server answers when the function is called. */
  async function sending(): Promise<() => Promise<number>> {
    let come: (response: Response) => void = () => undefined;
    ask.mockReturnValueOnce(
      new Promise((resolve) => {
        come = resolve;
      }),
    );
    const delivered = deliverAt(NOW);
    await vi.waitFor(() => expect(ask).toHaveBeenCalled());
    return () => {
      come(new Response('', { status: 503, headers: { 'X-Request-Id': 'x' } }));
      return delivered;
    };
  }

  it.each([
    ['without files', 60, 0],
    ['with a photo', 140, 1024 * 1024],
    ['with a film', 660, 20 * 1024 * 1024],
  ])('%s can be claimed by another sender after %i s', async (_, seconds, bytes) => {
    if (bytes) stored.set('a1', photo(bytes));
    const answered = await sending();
    for (let passed = 10; passed < seconds; passed += 10) {
      await vi.advanceTimersByTimeAsync(10_000);
      expect(await deliverAll()).toBe(1);
      expect(ask).toHaveBeenCalledTimes(1);
    }
    await vi.advanceTimersByTimeAsync(10_000);
    answer(200, { redirected: true });
    expect(await deliverAll()).toBe(0);
    expect(await answered()).toBe(1);
    expect(stored.get('a1')?.outcome?.accepted).toBe(true);
  });

  it('no longer has its claim renewed once it was answered', async () => {
    stored.set('a1', photo(20 * 1024 * 1024));
    const answered = await sending();
    expect(vi.getTimerCount()).toBe(1);
    await answered();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('doesn’t overwrite a newer version queued meanwhile', async () => {
    const answered = await sending();
    const newer = waiting({ at: NOW + 5000, fields: [['firstname', 'Grace']] });
    stored.set('a1', newer);
    await answered();
    expect(stored.get('a1')).toEqual(newer);
  });

  it('isn’t followed by a form that another tab has sent meanwhile', async () => {
    stored.set('b2', waiting({ id: 'b2' }));
    const answered = await sending();
    stored.set('b2', waiting({ id: 'b2', fields: [], outcome: { accepted: true, address: '/' } }));
    await answered();
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is claimed when its own request starts, not when the first one’s does', async () => {
    stored.set('b2', waiting({ id: 'b2' }));
    const answered = await sending();
    vi.setSystemTime(NOW + 2 * MINUTE);
    ask.mockRejectedValueOnce(new TypeError());
    await answered();
    expect(stored.get('b2')?.renewed).toBe(NOW + 2 * MINUTE);
  });
});

describe('a server that answers 429 or 503', () => {
  it.each([
    ['120', 120],
    ['0', 10],
    ['86400', 3600],
  ])('and Retry-After: %s gets no request for %i s', async (retryAfter, seconds) => {
    answer(429, { retryAfter });
    await deliverAt(NOW);
    expect(await deliverAt(NOW + (seconds - 1) * 1000)).toBe(1);
    expect(ask).toHaveBeenCalledTimes(1);
    answer(200, { redirected: true });
    expect(await deliverAt(NOW + seconds * 1000)).toBe(0);
  });

  it('without Retry-After gets retries with exponential back-off', async () => {
    answer(503);
    await deliverAt(NOW);
    answer(503);
    await deliverAt(NOW + 10_000);
    await deliverAt(NOW + 29_000);
    expect(ask).toHaveBeenCalledTimes(2);
    await deliverAll(true);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('gets a retry after five minutes at most, however often it has refused', async () => {
    stored.set('a1', waiting({ tries: 9 }));
    answer(503);
    await deliverAt(NOW);
    answer(200, { redirected: true });
    expect(await deliverAt(NOW + 5 * MINUTE)).toBe(0);
  });
});

describe('the privacy policy’s six days', () => {
  const refused = { accepted: false, address: '/beitrag/110' };

  it.each<[string, number, WaitingForm['outcome'], number]>([
    ['keep a refused form', 6, refused, 1],
    ['end for a refused form', 6.01, refused, 0],
    ['keep a form that was not sent', 6, undefined, 1],
    ['end for a form that was not sent', 6.01, undefined, 0],
    ['don’t count for an accepted form', 30, { accepted: true, address: '/' }, 1],
  ])('%s', async (_, days, outcome, left) => {
    vi.setSystemTime(NOW);
    stored.set('a1', waiting({ at: NOW - days * 24 * 60 * MINUTE, ...(outcome && { outcome }) }));
    await dropUnaccepted();
    expect(stored.size).toBe(left);
  });

  it('wait for the answer to a form that is being sent', async () => {
    vi.setSystemTime(NOW);
    stored.set('a1', waiting({ at: NOW - 7 * 24 * 60 * MINUTE, sendingSince: NOW, renewed: NOW }));
    await dropUnaccepted();
    expect(stored.size).toBe(1);
  });
});
