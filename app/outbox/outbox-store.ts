import { SLOW_STORAGE_MS, withTimeout } from '#app/contract/with-timeout.ts';
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

/** Rejects if storage doesn't answer in time. The error's text is never shown. */
async function answered<T>(call: Promise<T>): Promise<T> {
  const result = await withTimeout<T | 'late'>(call, SLOW_STORAGE_MS, 'late');
  if (result === 'late') throw new Error('late');
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

/** Null if the database doesn't exist. */
async function inStore<T>(
  work: (store: IDBObjectStore) => Promise<T>,
  mode: IDBTransactionMode = 'readwrite',
  make = false,
): Promise<T | null> {
  const database = await open(make);
  if (!database) return null;
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
  await inStore((store) => settled(store.put(form)), 'readwrite', true);
}

export async function dropForm(id: string): Promise<void> {
  await inStore((store) => settled(store.delete(id)));
}

export async function allForms(): Promise<WaitingForm[]> {
  return (await inStore((store) => settled<WaitingForm[]>(store.getAll()), 'readonly')) || [];
}

/** Changes a form in one step and returns it; null if it is gone, or `changesIn` finds nothing to change. */
export function replaceForm(
  id: string,
  changesIn: (form: WaitingForm) => Partial<WaitingForm> | false,
): Promise<WaitingForm | null> {
  return inStore(async (store) => {
    const form = await settled<WaitingForm | undefined>(store.get(id));
    const changes = form && changesIn(form);
    if (!changes) return null;
    const changed = { ...form, ...changes };
    await settled(store.put(changed));
    return changed;
  });
}

/** Release the claim of a form whose connection failed. True if the form is stored and queued again. */
export async function requeueForm(id: string): Promise<boolean> {
  return Boolean(await replaceForm(id, ({ outcome }) => !outcome && { sendingSince: 0 }));
}
