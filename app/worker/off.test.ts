import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** SERVICE_WORKER=off and the outbox. Deleting caches is tested in shell-files.test.ts. */

const { listeners, unregister, deliverAll } = vi.hoisted(() => ({
  listeners: new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>(),
  unregister: vi.fn(async () => true),
  deliverAll: vi.fn<() => Promise<number>>(),
}));
vi.mock('./worker-scope.ts', () => ({
  scope: {
    addEventListener: (type: string, listener: never) => listeners.set(type, listener),
    registration: { unregister },
  },
}));
vi.mock('#app/outbox/deliver.ts', () => ({ deliverAll }));
await import('./off.ts');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('caches', { keys: async () => [] });
  unregister.mockClear();
  deliverAll.mockReset();
});
afterEach(() => void vi.useRealTimers());

function switchOff(): Promise<unknown> {
  let work: Promise<unknown> = Promise.resolve();
  listeners.get('activate')?.({
    waitUntil: (ending) => {
      work = ending;
    },
  });
  return work;
}

it('queued forms are sent before the worker unregisters', async () => {
  let arrived: (left: number) => void = () => undefined;
  deliverAll.mockReturnValue(
    new Promise((resolve) => {
      arrived = resolve;
    }),
  );
  const ending = switchOff();
  await vi.waitFor(() => expect(deliverAll).toHaveBeenCalledOnce());
  expect(unregister).not.toHaveBeenCalled();
  arrived(0);
  await ending;
  expect(unregister).toHaveBeenCalledOnce();
});

it.each([
  ['fails', () => Promise.reject(new Error('blocked'))],
  ['never ends', () => new Promise<number>(() => undefined)],
])('the worker unregisters even if sending them %s', async (_, delivery) => {
  deliverAll.mockImplementation(delivery);
  const ending = switchOff();
  await vi.advanceTimersByTimeAsync(20_000);
  await ending;
  expect(unregister).toHaveBeenCalledOnce();
});
