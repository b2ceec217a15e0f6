import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { claimForm, renewClaim } from './outbox-store.ts';
import type { WaitingForm } from './waiting-form.ts';

/** A minimal fake of IndexedDB with one object store. */
const stored = new Map<string, WaitingForm>();

function answering<T>(result: T): IDBRequest<T> {
  const request = { result } as { result: T; onsuccess?: () => void };
  queueMicrotask(() => request.onsuccess?.());
  return request as unknown as IDBRequest<T>;
}

const store = {
  get: (id: string) => answering(stored.get(id)),
  put: (form: WaitingForm) => answering(void stored.set(form.id, form)),
};

beforeEach(() => {
  stored.clear();
  const transaction = () => {
    const made = { objectStore: () => store } as { objectStore: () => typeof store; oncomplete?: () => void };
    queueMicrotask(() => made.oncomplete?.());
    return made;
  };
  vi.stubGlobal('indexedDB', { open: () => answering({ transaction, close: () => undefined }) });
});
afterEach(() => void vi.unstubAllGlobals());

const FORM = { id: 'a1', at: 1000, sendingSince: 1000 } as WaitingForm;
const MINUTE = 60_000;

describe('a form whose files are on their way', () => {
  it('is nobody else’s for a minute after each time that its page says so', async () => {
    stored.set('a1', FORM);
    await renewClaim('a1', 50_000);
    expect(await claimForm('a1', 1000 + MINUTE)).toBeNull();
    expect(await claimForm('a1', 50_000 + MINUTE)).toMatchObject({ id: 'a1' });
  });

  it.each<[string, WaitingForm | null]>([
    ['was taken out', null],
    ['waits again', { id: 'a1', at: 1000 } as WaitingForm],
    ['is sent by somebody else', { ...FORM, sendingSince: 2000 }],
  ])('is left alone where it %s', async (_, form) => {
    if (form) stored.set('a1', form);
    await renewClaim('a1', 50_000);
    expect([...stored.values()]).toEqual(form ? [form] : []);
  });
});
