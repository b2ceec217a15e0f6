import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentFetch } from '#app/config/hosted-app.ts';

const API = 'http://127.0.0.1:3000/api';

/** An in-process content service that answers when the test says so, or never. */
async function serviceOfTest() {
  vi.resetModules();
  const { connectContent, contentFetch } = await import('./content-fetch.server.ts');
  const open: ((answer: Response) => void)[] = [];
  const ask: ContentFetch = (_url, { signal }) =>
    new Promise((resolve, reject) => {
      open.push(resolve);
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  connectContent(ask);
  const call = () => {
    const state = { told: 'waits' };
    contentFetch(`${API}/content/v1/start/de`, { timeoutMs: 2000 }).then(
      () => Object.assign(state, { told: 'answered' }),
      (error: Error) => Object.assign(state, { told: error.name }),
    );
    return state;
  };
  return { call, open, contentFetch };
}

describe('a call of the service in this process', () => {
  beforeEach(() => {
    vi.stubEnv('CONTENT_API_URL', '');
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllEnvs();
  });

  it('is given up soon where it answers nobody', async () => {
    const { call } = await serviceOfTest();
    const one = call();
    await vi.advanceTimersByTimeAsync(4900);
    expect(one.told).toBe('waits');
    await vi.advanceTimersByTimeAsync(200);
    expect(one.told).toBe('TimeoutError');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('clears its timer when the body is cancelled', async () => {
    const { contentFetch, open } = await serviceOfTest();
    const asked = contentFetch(`${API}/content/v1/start/de`, { timeoutMs: 2000 });
    open.at(-1)?.(new Response(new ReadableStream({ start: (body) => body.enqueue(new Uint8Array(9)) })));
    const answer = await asked;
    expect(vi.getTimerCount()).toBe(1);
    await answer.body?.cancel();
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('does not count a 503 as a sign of life', async () => {
    const { call, open } = await serviceOfTest();
    const one = call();
    for (let second = 0; second < 6; second += 1) {
      call();
      await vi.advanceTimersByTimeAsync(900);
      open.at(-1)?.(new Response(null, { status: 503 }));
    }
    expect(one.told).toBe('TimeoutError');
  });

  it('waits up to 20 times its timeout while the service answers other calls', async () => {
    const { call, open } = await serviceOfTest();
    const one = call();
    for (let second = 0; second < 36; second += 4) {
      const other = call();
      await vi.advanceTimersByTimeAsync(4000);
      open.at(-1)?.(new Response());
      await vi.advanceTimersByTimeAsync(0);
      expect([one.told, other.told]).toEqual(['waits', 'answered']);
    }
    await vi.advanceTimersByTimeAsync(5000);
    expect(one.told).toBe('TimeoutError');
  });
});
