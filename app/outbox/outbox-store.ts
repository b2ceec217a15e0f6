import { inTime } from '#app/contract/in-time.ts';
import type { WaitingForm } from './waiting-form.ts';

/** Queued forms in IndexedDB. The database is created with the first form; if storage throws, nothing is queued. */

const NAME = 'kachel-outbox';
const STORE = 'forms';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** In some browsers IndexedDB never answers. */
const STORAGE_MS = 3_000;

async function answered<T>(call: Promise<T>): Promise<T> {
  const result = await inTime<T | 'late'>(call, STORAGE_MS, 'late');
  if (result === 'late') throw new Error('the database does not answer');
  return result;
}

/** Null if the database doesn't exist: reading must not create it. */
async function open(make: boolean): Promise<IDBDatabase | null> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    if (make) request.result.createObjectStore(STORE, { keyPath: 'id' });
    else request.transaction?.abort();
  };
  try {
    return await answered(settled(request));
  } catch (error) {
    if (make) throw error;
    return null;
  }
}

async function inStore<T>(
  mode: IDBTransactionMode,
  make: boolean,
  work: (store: IDBObjectStore) => Promise<T>,
  otherwise: T,
): Promise<T> {
  const database = await open(make);
  if (database === null) return otherwise;
  try {
    const transaction = database.transaction(STORE, mode);
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const result = await answered(work(transaction.objectStore(STORE)));
    await answered(written);
    return result;
  } finally {
    database.close();
  }
}

export async function putForm(form: WaitingForm): Promise<void> {
  await inStore('readwrite', true, (store) => settled(store.put(form)), null);
}

/** Does nothing if the rider has cancelled the form meanwhile. */
export async function changeForm(form: WaitingForm): Promise<void> {
  await inStore<unknown>(
    'readwrite',
    false,
    async (store) => {
      const before = await settled<WaitingForm | undefined>(store.get(form.id));
      return before && settled(store.put(form));
    },
    null,
  );
}

export async function dropForm(id: string): Promise<void> {
  await inStore<unknown>('readwrite', false, (store) => settled(store.delete(id)), null);
}

/** Release the claim of a form whose connection failed. True if the form is stored and queued again. */
export async function requeueForm(id: string): Promise<boolean> {
  return inStore(
    'readwrite',
    false,
    async (store) => {
      const form = await settled<WaitingForm | undefined>(store.get(id));
      if (!form || form.outcome) return false;
      const { sendingSince: _, ...waiting } = form;
      await settled(store.put(waiting));
      return true;
    },
    false,
  );
}

/** Extends the claim of the page that is still sending the form, so that no other tab sends it. */
export async function renewClaim(id: string, now: number): Promise<void> {
  await inStore<unknown>(
    'readwrite',
    false,
    async (store) => {
      const form = await settled<WaitingForm | undefined>(store.get(id));
      // Deleted, or another tab or the worker has claimed it.
      if (!form || form.sendingSince !== form.at) return null;
      return settled(store.put({ ...form, at: now, sendingSince: now }));
    },
    null,
  );
}

export async function allForms(): Promise<WaitingForm[]> {
  return inStore('readonly', false, (store) => settled<WaitingForm[]>(store.getAll()), []);
}

/** A claim expires after a minute: its tab may have been closed. */
const CLAIM_MS = 60_000;

export function isUnderWay({ sendingSince = 0 }: WaitingForm, now: number): boolean {
  return now - sendingSince < CLAIM_MS;
}

/** Claims a form for sending: only one tab or worker at a time. Null if it is claimed, answered or gone. */
export async function claimForm(id: string, now: number): Promise<WaitingForm | null> {
  return inStore<WaitingForm | null>(
    'readwrite',
    false,
    async (store) => {
      const form = await settled<WaitingForm | undefined>(store.get(id));
      if (!form || form.outcome || isUnderWay(form, now)) return null;
      const claimed = { ...form, sendingSince: now };
      await settled(store.put(claimed));
      return claimed;
    },
    null,
  );
}
