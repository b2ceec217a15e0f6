import { PAGE_HEADER } from '#app/config/offline-marks.ts';
import { matchPath } from '#app/route-table.ts';
import { PAGES, PICTURES } from './cache-names.ts';
import { pagesToEvict, type Stored } from './eviction.ts';
import { type CopyInfo, copyOf, copyOfPicture, infoOf } from './offline-copy.ts';
import { bestCopy, copyKey, pageAddress, readCopyKey } from './page-key.ts';

/** Pages and pictures stored on this device. What the browser refuses to store is simply missing later. */

export function isStory(path: string): boolean {
  return matchPath(path)?.screen === 'entry';
}

/** Prefetching a page that was opened before keeps its 'opened' mark. */
export async function storePage(url: URL, response: Response, { ahead = false } = {}): Promise<void> {
  const key = copyKey(url, response.headers.get(PAGE_HEADER) || '');
  const pages = await caches.open(PAGES);
  const before = ahead ? await pages.match(key) : undefined;
  const copy = await copyOf(response, ahead && (before === undefined || infoOf(before).ahead));
  if (copy === null) return;
  // Replaces a former copy in one step, so that no reader meets a gap, and moves it to the end of `keys()`.
  await pages.put(key, copy);
  await makeRoom();
}

export interface StoredPage extends CopyInfo {
  response: Response;
}

export async function findPage(url: URL): Promise<StoredPage | null> {
  const pages = await caches.open(PAGES);
  const keys = (await pages.keys()).map((request) => request.url);
  const key = bestCopy(keys, url);
  const response = key === null ? undefined : await pages.match(key);
  return response ? { response, ...infoOf(response) } : null;
}

/** Deletes a page's copies, in each language and view: it is no longer there. */
export async function dropPage(url: URL): Promise<void> {
  const pages = await caches.open(PAGES);
  const address = pageAddress(url);
  for (const { url: key } of await pages.keys()) {
    if (readCopyKey(key).address === address) await pages.delete(key);
  }
}

export function hasCopy(url: URL): Promise<boolean> {
  return findPage(url).then(Boolean, () => false);
}

export async function storePicture(request: Request, response: Response): Promise<void> {
  const pictures = await caches.open(PICTURES);
  const copy = await copyOfPicture(response);
  const { size } = infoOf(copy);
  // Evict after storing, so that the new picture is counted, and also if a full device has refused it.
  await pictures.put(request.url, copy).finally(() => makeRoom(size));
}

export async function findPicture(request: Request): Promise<Response | undefined> {
  const pictures = await caches.open(PICTURES);
  return pictures.match(request.url);
}

async function storedIn(name: string): Promise<Stored[]> {
  const cache = await caches.open(name);
  const found = await Promise.all(
    (await cache.keys()).map(async ({ url }): Promise<Stored | null> => {
      const copy = await cache.match(url);
      if (!copy) return null;
      const kind = name === PICTURES ? 'picture' : isStory(new URL(url).pathname) ? 'story' : 'page';
      return { key: url, kind, ...infoOf(copy) };
    }),
  );
  return found.filter((one) => one !== null);
}

let making: Promise<void> = Promise.resolve();

/** An eviction reads each copy's head: for pictures, one at a worker's start and one per 512 kB. */
const UNCOUNTED_BYTES = 512 * 1024;
let uncounted = UNCOUNTED_BYTES;

/** Runs one eviction at a time: concurrent ones would count the same bytes twice. */
function makeRoom(bytes = UNCOUNTED_BYTES): Promise<void> {
  uncounted += bytes;
  if (uncounted < UNCOUNTED_BYTES) return making;
  uncounted = 0;
  making = making.then(evict).catch(() => undefined);
  return making;
}

async function evict(): Promise<void> {
  const [pages, pictures] = await Promise.all([storedIn(PAGES), storedIn(PICTURES)]);
  for (const { key, kind } of pagesToEvict([...pages, ...pictures], Date.now())) {
    const cache = await caches.open(kind === 'picture' ? PICTURES : PAGES);
    await cache.delete(key);
  }
}

export interface ReadablePage {
  address: string;
  title: string;
}

/** All pages readable offline, without duplicates, and the language the rider read last. */
export async function readableOffline(): Promise<{ pages: ReadablePage[]; language: string | null }> {
  const stored = await storedIn(PAGES);
  const pages = new Map<string, string>();
  // Opened pages first, newest at the top; then prefetched ones in the start page's order.
  const ahead = stored.filter((one) => one.ahead);
  const opened = stored.filter((one) => !one.ahead).reverse();
  for (const { key, title } of [...opened, ...ahead]) {
    const { address } = readCopyKey(key);
    if (!pages.has(address)) pages.set(address, title);
  }
  const last = opened[0] || ahead[0];
  return {
    pages: [...pages].map(([address, title]) => ({ address, title })),
    language: last ? readCopyKey(last.key).variant.get('lang') : null,
  };
}
