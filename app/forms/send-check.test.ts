// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SLOW_MS } from '#app/contract/with-timeout.ts';
import { dequeueForm, keepClaim, queueForm } from '#app/outbox/queue-form.ts';
import { sendWhereReachable } from './send-check.ts';

vi.mock('#app/outbox/queue-form.ts');

// jsdom has none.
const scrolledTo = vi.fn();
Element.prototype.scrollIntoView = scrolledTo;

/** Counts how often the form was really submitted. */
const rest = vi.fn();
let submitted = 0;
sendWhereReachable(rest);
// Added after the code under test, so that it sees whether the submit was prevented.
document.addEventListener('submit', (event) => {
  if (!event.defaultPrevented) submitted += 1;
  event.preventDefault();
});

function press(): HTMLElement {
  document.querySelector<HTMLButtonElement>('button')?.click();
  return document.querySelector('[role=alert]') as HTMLElement;
}

beforeEach(() => {
  submitted = 0;
  scrolledTo.mockClear();
  rest.mockClear();
  vi.mocked(queueForm).mockReset().mockResolvedValue(false);
  vi.useFakeTimers();
  vi.stubGlobal('stop', vi.fn());
  document.body.innerHTML =
    '<form data-live="{}"><input name="name" value="Ada"><button>Senden</button><p role="status" data-send-note data-slow="slow"></p><p role="alert" data-send-note data-offline="offline" data-late="late"></p></form>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('submitting a form', () => {
  it('goes ahead once if the server answers the probe', async () => {
    const fetched = vi.fn(async () => new Response(null, { status: 405 }));
    vi.stubGlobal('fetch', fetched);
    const note = press();
    await vi.advanceTimersByTimeAsync(1);
    expect(submitted).toBe(1);
    expect(note.textContent).toBe('');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('goes ahead without a probe in a browser without fetch', async () => {
    const { fetch } = window;
    Reflect.deleteProperty(window, 'fetch');
    press();
    window.fetch = fetch;
    await vi.advanceTimersByTimeAsync(1);
    expect(submitted).toBe(1);
  });

  it('goes ahead once, however often the button is pressed during the probe, and again at a later press', async () => {
    const late = vi.fn(() => new Promise((resolve) => setTimeout(() => resolve(new Response()), 600)));
    vi.stubGlobal('fetch', late);
    press();
    await vi.advanceTimersByTimeAsync(300);
    press();
    await vi.advanceTimersByTimeAsync(2000);
    expect([submitted, late.mock.calls.length]).toEqual([1, 1]);
    press();
    await vi.advanceTimersByTimeAsync(601);
    expect(submitted).toBe(2);
  });

  it('shows the ‘slow’ note, not an error, and goes ahead when the probe is answered after 7 s', async () => {
    const late = () => new Promise((resolve) => setTimeout(() => resolve(new Response()), 7_000));
    vi.stubGlobal('fetch', late);
    const failure = press();
    const waits = document.querySelector('[role=status]') as HTMLElement;
    await vi.advanceTimersByTimeAsync(SLOW_MS - 1);
    expect(waits.textContent).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect([waits.textContent, failure.textContent]).toEqual(['slow', '']);
    await vi.advanceTimersByTimeAsync(7_001 - SLOW_MS);
    expect(submitted).toBe(1);
    expect([waits.textContent, failure.textContent]).toEqual(['slow', '']);
    window.dispatchEvent(new Event('pagehide'));
    expect([waits.textContent, failure.textContent]).toEqual(['', '']);
  });

  it('shows the ‘slow’ note 2.5 s after the press if only the response is slow, until the page is left', async () => {
    vi.stubGlobal('fetch', () => new Promise((resolve) => setTimeout(() => resolve(new Response()), 600)));
    press();
    const waits = document.querySelector('[role=status]') as HTMLElement;
    await vi.advanceTimersByTimeAsync(SLOW_MS - 1);
    expect([submitted, waits.textContent]).toEqual([1, '']);
    await vi.advanceTimersByTimeAsync(1);
    expect(waits.textContent).toBe('slow');
    window.dispatchEvent(new Event('pagehide'));
    expect(waits.textContent).toBe('');
  });

  it('queues the form again with values that were changed during the probe', async () => {
    const kept: unknown[] = [];
    vi.mocked(queueForm).mockImplementation(async (form) => {
      kept.push(new FormData(form).get('name'));
      return true;
    });
    vi.stubGlobal('fetch', () => new Promise((resolve) => setTimeout(() => resolve(new Response()), 600)));
    press();
    await vi.advanceTimersByTimeAsync(300);
    (document.querySelector('input') as HTMLInputElement).value = 'Grace';
    await vi.advanceTimersByTimeAsync(301);
    expect([submitted, kept]).toEqual([1, ['Ada', 'Grace']]);
  });

  it('queues a form with a file, too, and renews its claim for 20 minutes, so that nobody else sends it', async () => {
    vi.clearAllMocks();
    vi.mocked(queueForm).mockResolvedValueOnce(true);
    vi.stubGlobal('fetch', async () => new Response());
    const input = document.createElement('input');
    input.type = 'file';
    Object.defineProperty(input, 'files', { value: [new File(['a'], 'rot.jpg')] });
    document.querySelector('form')?.append(input);
    press();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(submitted).toBe(1);
    expect(queueForm).toHaveBeenCalledWith(expect.anything(), expect.anything(), true);
    expect(dequeueForm).not.toHaveBeenCalled();
    expect(window.stop).not.toHaveBeenCalled();
    expect(keepClaim).toHaveBeenCalledTimes(4);
    await vi.advanceTimersByTimeAsync(20 * 60_000);
    expect([
      vi.mocked(window.stop).mock.calls.length,
      document.querySelector('[role=alert]')?.textContent,
    ]).toEqual([1, 'late']);
    expect(keepClaim).toHaveBeenCalledTimes(79);
    press();
    await vi.advanceTimersByTimeAsync(31_000);
    dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(61_000);
    expect(keepClaim).toHaveBeenCalledTimes(81);
  });

  it.each<[string, () => void]>([
    ['the device is offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    [
      'the probe fails',
      () =>
        vi.stubGlobal(
          'fetch',
          vi.fn(() => Promise.reject(new TypeError())),
        ),
    ],
    [
      'a captive portal answers the probe',
      () =>
        vi.stubGlobal(
          'fetch',
          vi.fn(async () => new Response(null, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })),
        ),
    ],
    ['the server hangs', () => vi.stubGlobal('fetch', () => new Promise(() => undefined))],
  ])('is stopped with the ‘offline’ note if %s, and goes ahead at a later press', async (_what, fail) => {
    fail();
    const note = press();
    await vi.advanceTimersByTimeAsync(15_001);
    expect(submitted).toBe(0);
    expect(note.textContent).toBe('offline');
    expect(scrolledTo.mock.contexts).toEqual([note]);
    expect(document.querySelector('button')?.getAttribute('aria-busy')).toBeNull();
    vi.restoreAllMocks();
    vi.stubGlobal('fetch', async () => new Response());
    press();
    await vi.advanceTimersByTimeAsync(1);
    expect(submitted).toBe(1);
    expect(note.textContent).toBe('');
  });

  it('is aborted after 45 s without a response, with our ‘late’ note instead of the browser’s error page', async () => {
    vi.stubGlobal('fetch', async () => new Response());
    const note = press();
    await vi.advanceTimersByTimeAsync(46_000);
    expect(window.stop).toHaveBeenCalledOnce();
    expect(rest).toHaveBeenCalledOnce();
    expect(note.textContent).toBe('late');
  });

  it('isn’t aborted after 45 s if files were uploaded before it: the server still has to forward them', async () => {
    vi.stubGlobal('fetch', async () => new Response());
    document
      .querySelector('form')
      ?.insertAdjacentHTML('beforeend', '<input type="hidden" name="kept" value="r">');
    press();
    await vi.advanceTimersByTimeAsync(61_000);
    expect([submitted, vi.mocked(window.stop).mock.calls.length]).toEqual([1, 0]);
  });

  it('starts a new timeout of 45 s when it is repeated', async () => {
    vi.stubGlobal('fetch', async () => new Response());
    press();
    await vi.advanceTimersByTimeAsync(40_000);
    press();
    await vi.advanceTimersByTimeAsync(44_000);
    expect([submitted, vi.mocked(window.stop).mock.calls.length]).toEqual([2, 0]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(window.stop).toHaveBeenCalledOnce();
  });

  it('is not aborted during the probe of another press', async () => {
    const answers = [0, 14_000];
    vi.stubGlobal('fetch', () => new Promise((done) => setTimeout(done, answers.shift(), new Response())));
    press();
    await vi.advanceTimersByTimeAsync(40_000);
    press();
    await vi.advanceTimersByTimeAsync(13_000);
    expect([submitted, vi.mocked(window.stop).mock.calls.length]).toEqual([1, 0]);
  });

  it.each([
    ['<a href="/linie"></a>', 0],
    ['<a href="#content"></a>', 1],
    ['<a href="mailto:a@kachel.example"></a>', 1],
    ['<a href="/linie" data-back onclick="return false"></a>', 0],
    // Such as a photo, whose viewer opens in the page.
    ['<a href="/linie" onclick="return false"></a>', 1],
  ])('a page whose link is pressed meanwhile is not aborted: %s', async (link, aborted) => {
    vi.stubGlobal('fetch', async () => new Response());
    document.body.insertAdjacentHTML('beforeend', link);
    const { onclick } = document.querySelector('a') as HTMLElement;
    if (link.includes('onclick')) expect(onclick).not.toBeNull();
    press();
    await vi.advanceTimersByTimeAsync(20_000);
    // jsdom can't navigate.
    addEventListener('click', (event) => event.preventDefault(), { once: true });
    document.querySelector('a')?.click();
    await vi.advanceTimersByTimeAsync(26_000);
    expect(window.stop).toHaveBeenCalledTimes(aborted);
  });

  it('needs no probe for a form without data-live', () => {
    document.querySelector('form')?.removeAttribute('data-live');
    press();
    expect(submitted).toBe(1);
  });

  it('only to render the form again (another language, a file removed) neither queues nor dequeues it', async () => {
    vi.clearAllMocks();
    document.querySelector('button')?.setAttribute('formnovalidate', '');
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError())),
    );
    const note = press();
    await vi.advanceTimersByTimeAsync(1);
    expect(submitted).toBe(0);
    expect(note.textContent).toBe('offline');
    expect(scrolledTo.mock.contexts).toEqual([note]);
    expect(queueForm).not.toHaveBeenCalled();
    expect(dequeueForm).not.toHaveBeenCalled();
  });
});
