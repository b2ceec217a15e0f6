import { SUPPORTED } from '#app/contract/language.ts';
import { SLOW_STORAGE_MS, STORAGE_MS, withTimeout } from '#app/contract/with-timeout.ts';
import { pathTo } from '#app/route-table.ts';
import { SHELL_PREFIX } from './cache-names.ts';
import { isFromOurServer, isHtml, plainHeaders } from './offline-copy.ts';

/** The build's id and its files, inserted by scripts/build-worker.mjs. */
declare const BUILD: string;
declare const FILES: readonly string[];

const NAME = `${SHELL_PREFIX}${BUILD}`;
/** Pages open during a deployment still request the previous build's files. */
const OLD_BUILDS_KEPT = 1;

function offlineAddress(language: string): string {
  return `${pathTo('offline')}?lang=${language}`;
}

/** The install waits no longer than this for the files. */
const FILES_MS = 30_000;

/**
 * Fetches the build's files that aren't cached yet. If an offline page is missing or another build's, the install
 * fails and the browser retries it on a later page. Any other file may fail: it is retried with the next start page.
 */
export async function storeShell(): Promise<void> {
  const cache = await caches.open(NAME);
  const store = async (address: string) => {
    if (await cache.match(address)) return;
    // Without cookies: the offline page is shared by all settings, so none must be stored in it.
    const response = await fetch(address, { credentials: 'omit', referrer: '' });
    // Another server's page in place of ours (a captive portal) fails this check.
    if (response.status !== 200 || response.redirected || !isFromOurServer(response))
      throw new Error(address);
    const copy = new Response(await response.blob(), { headers: plainHeaders(response) });
    // During a rolling upgrade a node of another build may answer: offline, that page's scripts would be missing. A
    // text-only page (Save-Data) has no entry script.
    if (isHtml(copy)) {
      const [, entry] = /data-entry="([^"]*)"/.exec(await copy.clone().text()) || [];
      if (entry && !FILES.includes(entry)) throw new Error(address);
    }
    await cache.put(address, copy);
  };
  const fetched = Promise.all(FILES.map((address) => store(address).catch(() => undefined)));
  await Promise.all(SUPPORTED.map(offlineAddress).map(store));
  await withTimeout<unknown>(fetched, FILES_MS, null);
}

export async function dropOldShells(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SHELL_PREFIX) && name !== NAME);
  await Promise.all(names.slice(0, -OLD_BUILDS_KEPT).map((name) => caches.delete(name)));
}

export function isShellFile(path: string): boolean {
  return path.startsWith('/assets/') || FILES.includes(path);
}

/**
 * Looks in this build's cache first, because some files, such as the offline page, have the same URL in every build.
 */
async function stored(address: string): Promise<Response | undefined> {
  const own = caches.open(NAME).then((shell) => shell.match(address));
  return (await own.catch(() => undefined)) || caches.match(address);
}

/** Cache first; if Cache Storage is slow, the file is fetched at the same time. */
export async function respondWithShellFile(request: Request): Promise<Response> {
  const found = stored(new URL(request.url).pathname).catch(() => undefined);
  const copy = await withTimeout(found, STORAGE_MS, undefined);
  if (copy) return copy;
  const fetched = fetch(request);
  const late = found.then((file) => file || fetched);
  // Not our server's file (a captive portal, or a file that only an earlier build's cache has): wait for the cache.
  const ours = fetched.then((file) =>
    file.ok && isFromOurServer(file) ? file : withTimeout(late, SLOW_STORAGE_MS, file),
  );
  return Promise.race([ours, late]).catch(() => late);
}

export async function offlinePage(language: string | null): Promise<Response> {
  const found = language === null ? undefined : await stored(offlineAddress(language));
  const page = found || (await stored(offlineAddress(preferred())));
  return page || Response.error();
}

function preferred(): string {
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((tag) => SUPPORTED.some((language) => language === tag)) || SUPPORTED[0];
}
