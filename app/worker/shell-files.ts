import { inTime } from '#app/contract/in-time.ts';
import { SUPPORTED } from '#app/contract/language.ts';
import { pathTo } from '#app/route-table.ts';
import { SHELL_PREFIX } from './cache-names.ts';
import { isOurs, plainHeaders } from './offline-copy.ts';

/** The build's name and its files; scripts/build-worker.mjs writes them in. */
declare const BUILD: string;
declare const FILES: readonly string[];

const NAME = `${SHELL_PREFIX}${BUILD}`;
/** Pages that are open when a new build takes over still ask for the last one's files. */
const BUILDS_KEPT = 2;

function offlineAddress(language: string): string {
  return `${pathTo('offline')}?lang=${language}`;
}

/** A file that never comes does not hold up the install for longer. */
const FILES_MS = 30_000;

/**
 * What of the shell is not stored yet. Without its offline pages an install fails and is tried again with the next page;
 * a file may fail, blocked or lost in a hole of the network: it is fetched again with the next start page.
 */
export async function storeShell(): Promise<void> {
  const cache = await caches.open(NAME);
  const store = async (address: string) => {
    if (await cache.match(address)) return;
    // The offline page is nobody's: it is asked for without cookies, and names no state that would be stored.
    const response = await fetch(address, { credentials: 'omit', referrer: '' });
    // Another host's page in place of ours says neither.
    if (response.status !== 200 || response.redirected || !isOurs(response)) throw new Error(address);
    await cache.put(address, new Response(await response.blob(), { headers: plainHeaders(response) }));
  };
  const fetched = Promise.all(FILES.map((address) => store(address).catch(() => undefined)));
  await Promise.all(SUPPORTED.map(offlineAddress).map(store));
  await inTime<unknown>(fetched, FILES_MS, null);
}

export async function dropOldShells(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(SHELL_PREFIX) && name !== NAME);
  await Promise.all(
    names.slice(0, Math.max(0, names.length + 1 - BUILDS_KEPT)).map((name) => caches.delete(name)),
  );
}

export function isShellFile(path: string): boolean {
  return path.startsWith('/assets/') || FILES.includes(path);
}

export async function shellFile(request: Request): Promise<Response> {
  return (await caches.match(new URL(request.url).pathname)) ?? fetch(request);
}

export async function offlinePage(language: string | null): Promise<Response> {
  const found = language === null ? undefined : await caches.match(offlineAddress(language));
  const page = found ?? (await caches.match(offlineAddress(preferred())));
  return page ?? Response.error();
}

function preferred(): string {
  const known = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
  return known.find((tag) => SUPPORTED.some((language) => language === tag)) ?? SUPPORTED[0];
}
