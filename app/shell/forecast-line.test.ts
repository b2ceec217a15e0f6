// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchConnectionForecast } from './forecast-line.ts';

/** Only the texts; when the notice appears and where is tested in tests/e2e/forecast.spec.ts. */

const words = { start: '/', weak: 'Schwach', one: 'Schwach, eine', more: 'Schwach, {count}' };
const weakSoon = { currentState: 'HIGH', nextState: 'WEAK', remainingTimeSeconds: 0 };

let line: HTMLElement;
/** The worker's replies: undefined for no reply, null for no worker. */
let answers: unknown[];

class Channel {
  port1: { onmessage?: (event: { data: unknown }) => void } = {};
  port2 = { answer: (data: unknown) => this.port1.onmessage?.({ data }) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => ({ status: 200, json: async () => weakSoon }));
  vi.stubGlobal('MessageChannel', Channel);
  const active = {
    postMessage: (_: unknown, [port]: [Channel['port2']]) => {
      const answer = answers.shift();
      if (answer !== 'none') port.answer(answer);
    },
  };
  const serviceWorker = {
    getRegistration: async () => (answers[0] === 'no worker' ? void answers.shift() : { active }),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  line = document.createElement('div');
  line.dataset.forecast = JSON.stringify(words);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function said(...told: unknown[]): Promise<string[]> {
  answers = told;
  watchConnectionForecast(line);
  const texts: string[] = [];
  for (let look = told.length; look > 0; look -= 1) {
    await vi.advanceTimersByTimeAsync(59_000);
    texts.push(line.textContent ?? '');
    await vi.advanceTimersByTimeAsync(1_000);
  }
  return texts;
}

it.each([
  [0, 'Schwach'],
  [1, 'Schwach, eine'],
  [10, 'Schwach, 10'],
  [null, 'Schwach'],
  [undefined, 'Schwach'],
  [Number.NaN, 'Schwach'],
  ['', 'Schwach'],
  ['none', 'Schwach'],
  ['no worker', 'Schwach'],
])('where the worker answers %j the line is %j', async (answer, text) => {
  expect(await said(answer)).toEqual([text]);
});

it('the number is shown once it is known, and then stays', async () => {
  expect(await said('no worker', null, 7, 8)).toEqual(['Schwach', 'Schwach', 'Schwach, 7', 'Schwach, 7']);
});

it('the number follows once the first stories are saved', async () => {
  expect(await said(0, 7)).toEqual(['Schwach', 'Schwach, 7']);
});

it('a request without a response is aborted before the next', async () => {
  const signals: Array<AbortSignal | null | undefined> = [];
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    signals.push(init?.signal);
    return new Promise(() => undefined);
  });
  await said('no worker', 'no worker');
  expect(signals.map((signal) => signal?.aborted)).toEqual([true, true, false]);
});
