import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changeForm, claimForm, renewClaim } from './claim.ts';
import { requeueForm } from './outbox-store.ts';
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
  vi.useFakeTimers({ toFake: ['Date'] });
  stored.clear();
  const transaction = () => {
    const made = { objectStore: () => store } as { objectStore: () => typeof store; oncomplete?: () => void };
    queueMicrotask(() => made.oncomplete?.());
    return made;
  };
  vi.stubGlobal('indexedDB', { open: () => answering({ transaction, close: () => undefined }) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** As the form's page does. */
async function renewAt(now: number): Promise<void> {
  vi.setSystemTime(now);
  renewClaim('a1', 0);
  await new Promise((resolve) => setImmediate(resolve));
}

const FORM = { id: 'a1', at: 1000, sendingSince: 1000 } as WaitingForm;
const MINUTE = 60_000;

describe('a form whose files are being uploaded', () => {
  it('can’t be claimed by another page for a minute after each renewal', async () => {
    stored.set('a1', FORM);
    await renewAt(50_000);
    expect(await claimForm('a1', 1000 + MINUTE)).toBeNull();
    expect(await claimForm('a1', 50_000 + MINUTE)).toMatchObject({ id: 'a1' });
  });

  it.each<[string, WaitingForm | null]>([
    ['was deleted', null],
    ['is queued again', { id: 'a1', at: 1000 } as WaitingForm],
    ['is claimed by another sender', { ...FORM, sendingSince: 2000 }],
  ])('has no claim to renew if it %s', async (_, form) => {
    if (form) stored.set('a1', form);
    await renewAt(50_000);
    expect([...stored.values()]).toEqual(form ? [form] : []);
  });
});

describe('a claim', () => {
  it('from before the clock was set back doesn’t block another one', async () => {
    stored.set('a1', { ...FORM, sendingSince: 100 * MINUTE });
    expect(await claimForm('a1', 100 * MINUTE - 1)).toBeNull();
    expect(await claimForm('a1', 50 * MINUTE)).toMatchObject({ sendingSince: 50 * MINUTE });
  });

  it.each<[string, WaitingForm | null]>([
    ['deleted', null],
    ['queued again', { id: 'a1', at: 5000 } as WaitingForm],
    ['claimed by another sender', { ...FORM, at: 500, sendingSince: 2000 }],
  ])('changes nothing of a form that is %s', async (_, form) => {
    if (form) stored.set('a1', form);
    await changeForm('a1', 1000, { tries: 1 });
    expect([...stored.values()]).toEqual(form ? [form] : []);
  });

  it('that was released can be made again at once, though it was renewed', async () => {
    stored.set('a1', { ...FORM, renewed: 50_000 });
    expect(await requeueForm('a1')).toBe(true);
    expect(await claimForm('a1', 50_001)).toMatchObject({ id: 'a1' });
    stored.set('a1', { ...FORM, outcome: { accepted: true, address: '/' } });
    expect(await requeueForm('a1')).toBe(false);
  });
});
