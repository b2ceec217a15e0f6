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
let left = 0;
sendWhereReachable(rest);
// Added after the code under test, so that it sees whether the submit was prevented.
document.addEventListener('submit', (event) => {
  if (!event.defaultPrevented) left += 1;
  event.preventDefault();
});

function press(): HTMLElement {
  document.querySelector<HTMLButtonElement>('button')?.click();
  return document.querySelector('[role=alert]') as HTMLElement;
}

beforeEach(() => {
  left = 0;
  scrolledTo.mockClear();
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

describe('a form', () => {
  it('leaves, once, where the server answers', async () => {
    const fetched = vi.fn(async () => new Response(null, { status: 405 }));
    vi.stubGlobal('fetch', fetched);
    const note = press();
    await vi.advanceTimersByTimeAsync(1);
    expect(left).toBe(1);
    expect(note.textContent).toBe('');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('leaves unchecked in an engine without fetch', async () => {
    const { fetch } = window;
    Reflect.deleteProperty(window, 'fetch');
    press();
    window.fetch = fetch;
    await vi.advanceTimersByTimeAsync(1);
    expect(left).toBe(1);
  });

  it('leaves once, however often it is pressed while the server is asked, and again later', async () => {
    const late = vi.fn(() => new Promise((resolve) => setTimeout(() => resolve(new Response()), 600)));
    vi.stubGlobal('fetch', late);
    press();
    await vi.advanceTimersByTimeAsync(300);
    press();
    await vi.advanceTimersByTimeAsync(2000);
    expect([left, late.mock.calls.length]).toEqual([1, 1]);
    press();
    await vi.advanceTimersByTimeAsync(601);
    expect(left).toBe(2);
  });

  it('that waits for a slow network says so calmly, and leaves where the server answers after seven seconds', async () => {
    const late = () => new Promise((resolve) => setTimeout(() => resolve(new Response()), 7_000));
    vi.stubGlobal('fetch', late);
    const failure = press();
    const waits = document.querySelector('[role=status]') as HTMLElement;
    await vi.advanceTimersByTimeAsync(SLOW_MS - 1);
    expect(waits.textContent).toBe('');
    await vi.advanceTimersByTimeAsync(1);
    expect([waits.textContent, failure.textContent]).toEqual(['slow', '']);
    await vi.advanceTimersByTimeAsync(7_001 - SLOW_MS);
    expect(left).toBe(1);
    expect([waits.textContent, failure.textContent]).toEqual(['slow', '']);
    window.dispatchEvent(new Event('pagehide'));
    expect([waits.textContent, failure.textContent]).toEqual(['', '']);
  });

  it('whose check was quick and whose answer is slow says so 2.5 s after the press, until the answer', async () => {
    vi.stubGlobal('fetch', () => new Promise((resolve) => setTimeout(() => resolve(new Response()), 600)));
    press();
    const waits = document.querySelector('[role=status]') as HTMLElement;
    await vi.advanceTimersByTimeAsync(SLOW_MS - 1);
    expect([left, waits.textContent]).toEqual([1, '']);
    await vi.advanceTimersByTimeAsync(1);
    expect(waits.textContent).toBe('slow');
    window.dispatchEvent(new Event('pagehide'));
    expect(waits.textContent).toBe('');
  });

  it('that is corrected while the server is asked is handed over as it leaves', async () => {
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
    expect([left, kept]).toEqual([1, ['Ada', 'Grace']]);
  });

  it('with a file is handed over, too, and nobody else sends it until the page ends', async () => {
    vi.clearAllMocks();
    vi.mocked(queueForm).mockResolvedValueOnce(true);
    vi.stubGlobal('fetch', async () => new Response());
    const input = document.createElement('input');
    input.type = 'file';
    Object.defineProperty(input, 'files', { value: [new File(['a'], 'rot.jpg')] });
    document.querySelector('form')?.append(input);
    press();
    await vi.advanceTimersByTimeAsync(61_000);
    expect(left).toBe(1);
    expect(queueForm).toHaveBeenCalledWith(expect.anything(), expect.anything(), true);
    expect(dequeueForm).not.toHaveBeenCalled();
    expect(window.stop).not.toHaveBeenCalled();
    expect(keepClaim).toHaveBeenCalledTimes(3);
    dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(61_000);
    expect(keepClaim).toHaveBeenCalledTimes(3);
  });

  it.each<[string, () => void]>([
    ['the device is offline', () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
    [
      'nothing gets through',
      () =>
        vi.stubGlobal(
          'fetch',
          vi.fn(() => Promise.reject(new TypeError())),
        ),
    ],
    [
      'a portal answers for us',
      () =>
        vi.stubGlobal(
          'fetch',
          vi.fn(async () => new Response(null, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })),
        ),
    ],
    ['the server hangs', () => vi.stubGlobal('fetch', () => new Promise(() => undefined))],
  ])('stays and says so where %s, and leaves later', async (_what, fail) => {
    fail();
    const note = press();
    await vi.advanceTimersByTimeAsync(15_001);
    expect(left).toBe(0);
    expect(note.textContent).toBe('offline');
    expect(scrolledTo.mock.contexts).toEqual([note]);
    expect(document.querySelector('button')?.getAttribute('aria-busy')).toBeNull();
    vi.restoreAllMocks();
    vi.stubGlobal('fetch', async () => new Response());
    press();
    await vi.advanceTimersByTimeAsync(1);
    expect(left).toBe(1);
    expect(note.textContent).toBe('');
  });

  it('that gets no answer is told so before the browser tells it', async () => {
    vi.stubGlobal('fetch', async () => new Response());
    const note = press();
    await vi.advanceTimersByTimeAsync(46_000);
    expect(window.stop).toHaveBeenCalledOnce();
    expect(rest).toHaveBeenCalledOnce();
    expect(note.textContent).toBe('late');
  });

  it('whose files were uploaded before may take longer, because they are handed on', async () => {
    vi.stubGlobal('fetch', async () => new Response());
    document
      .querySelector('form')
      ?.insertAdjacentHTML('beforeend', '<input type="hidden" name="kept" value="r">');
    press();
    await vi.advanceTimersByTimeAsync(61_000);
    expect([left, vi.mocked(window.stop).mock.calls.length]).toEqual([1, 0]);
  });

  it('that is sent again has 45 s anew', async () => {
    vi.stubGlobal('fetch', async () => new Response());
    press();
    await vi.advanceTimersByTimeAsync(40_000);
    press();
    await vi.advanceTimersByTimeAsync(44_000);
    expect([left, vi.mocked(window.stop).mock.calls.length]).toEqual([2, 0]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(window.stop).toHaveBeenCalledOnce();
  });

  it('of another kind is left alone', () => {
    document.querySelector('form')?.removeAttribute('data-live');
    press();
    expect(left).toBe(1);
  });

  it('that only comes back, in another language or without a file, waits nowhere, and takes out none', async () => {
    vi.clearAllMocks();
    document.querySelector('button')?.setAttribute('formnovalidate', '');
    vi.stubGlobal(
      'fetch',
      vi.fn(() => Promise.reject(new TypeError())),
    );
    const note = press();
    await vi.advanceTimersByTimeAsync(1);
    expect(left).toBe(0);
    expect(note.textContent).toBe('offline');
    expect(scrolledTo.mock.contexts).toEqual([note]);
    expect(queueForm).not.toHaveBeenCalled();
    expect(dequeueForm).not.toHaveBeenCalled();
  });
});
