import { KEPT_PAGE_HEADER } from '#app/config/kept-page.ts';
import { matchPath } from '#app/route-table.ts';
import { PAGES, PICTURES } from './cache-names.ts';
import { copyOf, pictureCopy, readCopy } from './kept-copy.ts';
import { bestCopy, copyKey, readCopyKey } from './page-key.ts';
import { type Stored, whatGoes } from './what-goes.ts';

/** Pages and pictures that this device keeps. Whatever the browser refuses to store is simply not there later. */

export function isStory(path: string): boolean {
  return matchPath(path)?.screen === 'entry';
}

/** True where it is kept now. One that was opened is not overwritten as one that was only saved ahead. */
export async function keepPage(url: URL, response: Response, { ahead = false } = {}): Promise<boolean> {
  const key = copyKey(url, response.headers.get(KEPT_PAGE_HEADER) ?? '');
  const pages = await caches.open(PAGES);
  const before = ahead ? await pages.match(key) : undefined;
  const copy = await copyOf(response, ahead && (before === undefined || readCopy(before).ahead));
  if (copy === null) return false;
  // Put again it is the last of the keys, which come in that order.
  await pages.delete(key);
  await pages.put(key, copy);
  await makeRoom();
  return true;
}

export async function findPage(url: URL): Promise<Response | null> {
  const pages = await caches.open(PAGES);
  const keys = (await pages.keys()).map((request) => request.url);
  const key = bestCopy(keys, url);
  return key === null ? null : ((await pages.match(key)) ?? null);
}

/** When the newest copy of a page was made; null without one. */
export async function keptAt(url: URL): Promise<number | null> {
  const copy = await findPage(url);
  return copy === null ? null : readCopy(copy).at;
}

export async function keepPicture(request: Request, response: Response): Promise<void> {
  const pictures = await caches.open(PICTURES);
  await pictures.put(request.url, await pictureCopy(response));
  await makeRoom();
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
      return { key: url, kind, ...readCopy(copy) };
    }),
  );
  return found.filter((one) => one !== null);
}

let making: Promise<void> = Promise.resolve();

/** One after the other, or two would count the same bytes. */
function makeRoom(): Promise<void> {
  making = making.then(clearWhatGoes).catch(() => undefined);
  return making;
}

async function clearWhatGoes(): Promise<void> {
  const [pages, pictures] = await Promise.all([storedIn(PAGES), storedIn(PICTURES)]);
  for (const { key, kind } of whatGoes([...pages, ...pictures], Date.now())) {
    const cache = await caches.open(kind === 'picture' ? PICTURES : PAGES);
    await cache.delete(key);
  }
}

export interface Readable {
  address: string;
  title: string;
}

/** What can be read now, each page once, and the language that the rider read last. */
export async function readableNow(): Promise<{ pages: Readable[]; language: string | null }> {
  const stored = await storedIn(PAGES);
  const pages = new Map<string, string>();
  // What was opened stands first, the last at the top; then what lies ahead, as the start page has it.
  const ahead = stored.filter((one) => one.ahead);
  const opened = stored.filter((one) => !one.ahead).reverse();
  for (const { key, title } of [...opened, ...ahead]) {
    const { address } = readCopyKey(key);
    if (!pages.has(address)) pages.set(address, title);
  }
  const last = opened[0] ?? ahead[0];
  return {
    pages: [...pages].map(([address, title]) => ({ address, title })),
    language: last ? readCopyKey(last.key).variant.get('lang') : null,
  };
}
