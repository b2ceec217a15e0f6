import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WaitingForm } from '#app/outbox/waiting-form.ts';

/** SERVICE_WORKER=off and the outbox. Deleting caches is tested in shell-files.test.ts. */

const { listeners, stored, unregister, deliverAll } = vi.hoisted(() => ({
  listeners: new Map<string, (event: { waitUntil: (work: Promise<unknown>) => void }) => void>(),
  stored: new Map<string, Partial<WaitingForm>>(),
  unregister: vi.fn(async () => true),
  deliverAll: vi.fn<() => Promise<number>>(),
}));
vi.mock('./worker-scope.ts', () => ({
  scope: {
    addEventListener: (type: string, listener: never) => listeners.set(type, listener),
    registration: { unregister },
  },
}));
vi.mock('#app/outbox/deliver.ts', async (original) => ({
  ...(await original<typeof import('#app/outbox/deliver.ts')>()),
  deliverAll,
}));
vi.mock('#app/outbox/outbox-store.ts', () => ({
  allForms: async () => [...stored.values()],
  dropForm: async (id: string) => void stored.delete(id),
}));
await import('./off.ts');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('caches', { keys: async () => [] });
  stored.clear();
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
  await vi.waitFor(() => expect(deliverAll).toHaveBeenCalledExactlyOnceWith(true));
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

const DAY = 24 * 60 * 60_000;

it.each<[string, number, WaitingForm['outcome'], number]>([
  ['that was queued seven days ago is deleted', 7, undefined, 0],
  ['that was refused just now is deleted', 0, { accepted: false, address: '/' }, 0],
  ['that couldn’t be sent is deleted', 0, undefined, 0],
  ['that was queued before the clock was set back is deleted', -7, undefined, 0],
  ['that was accepted stays: only its result is left', 7, { accepted: true, address: '/' }, 1],
])('a form %s', async (_, days, outcome, left) => {
  stored.set('a1', { id: 'a1', at: Date.now() - days * DAY, ...(outcome && { outcome }) });
  deliverAll.mockResolvedValue(1);
  await switchOff();
  expect(stored.size).toBe(left);
});
