import { beforeEach, expect, it, vi } from 'vitest';
import { dropPage, findPage, readableOffline, storePage, storePicture } from './store.ts';

const URL_OF_LINE = new URL('https://tram.test/linie');
const URL_OF_START = new URL('https://tram.test/');

/** Cache Storage as specified: a put replaces the copy of the same address in one step, and lists it last. */
function cacheOf(pages: Map<string, Response>) {
  const later = () => new Promise((resolve) => setTimeout(resolve));
  const keyOf = (request: Request | string) => new Request(request).url;
  return {
    keys: async () => [...pages.keys()].map((url) => new Request(url)),
    match: async (request: string) => pages.get(keyOf(request))?.clone(),
    delete: async (request: string) => {
      await later();
      return pages.delete(keyOf(request));
    },
    put: async (request: string, response: Response) => {
      await later();
      pages.delete(keyOf(request));
      pages.set(keyOf(request), response);
    },
  };
}

const pageNamed = (title: string) =>
  new Response(`<html><title>${title}</title></html>`, {
    headers: { 'Content-Type': 'text/html', Date: new Date().toUTCString() },
  });

beforeEach(() => {
  const stores = new Map<string, ReturnType<typeof cacheOf>>();
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const store = stores.get(name) ?? cacheOf(new Map());
      stores.set(name, store);
      return store;
    },
  });
});

it('a page can be read while a newer copy is stored', async () => {
  await storePage(URL_OF_START, pageNamed('Heute'));
  let isStored = false;
  const storing = storePage(URL_OF_START, pageNamed('Heute, neuer')).finally(() => {
    isStored = true;
  });
  while (!isStored) {
    expect(await findPage(URL_OF_START)).not.toBeNull();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await storing;
  expect((await findPage(URL_OF_START))?.title).toBe('Heute, neuer');
});

it('a page that is no longer there is dropped in each language, and no other', async () => {
  const inEnglish = pageNamed('Today');
  inEnglish.headers.set('Kachel-Page', 'lang=en');
  await storePage(URL_OF_START, inEnglish);
  for (const [url, title] of [
    [URL_OF_START, 'Heute'],
    [URL_OF_LINE, 'Linie'],
  ] as const) {
    await storePage(url, pageNamed(title));
  }
  await dropPage(new URL('/?lang=de', URL_OF_START));
  expect((await readableOffline()).pages.map(({ title }) => title)).toEqual(['Linie']);
});

it('a copy that is stored again is listed as the newest', async () => {
  await storePage(URL_OF_START, pageNamed('Heute'));
  await storePage(URL_OF_LINE, pageNamed('Linie'));
  await storePage(URL_OF_START, pageNamed('Heute'));
  expect((await readableOffline()).pages.map(({ title }) => title)).toEqual(['Heute', 'Linie']);
});

it('opened pages are listed first, each once, and stay so when they are prefetched', async () => {
  const store = (path: string, lang: string, ahead = false) => {
    const page = pageNamed(`${path} ${lang}`);
    page.headers.set('Kachel-Page', `lang=${lang}`);
    return storePage(new URL(path, URL_OF_START), page, { ahead });
  };
  await store('/beitrag/101', 'de', true);
  await store('/beitrag/102', 'de');
  await store('/beitrag/102', 'en');
  await store('/beitrag/102', 'en', true);
  const { pages, language } = await readableOffline();
  expect(pages.map(({ title }) => title)).toEqual(['/beitrag/102 en', '/beitrag/101 de']);
  expect(language).toBe('en');
});

it('the copies are looked through once per 512 kB of pictures, not for each', async () => {
  await storePage(URL_OF_START, pageNamed('Heute'));
  const pictures = await caches.open('kachel-pictures');
  const look = vi.spyOn(pictures, 'keys');
  const store = (name: string, bytes: number) =>
    storePicture(new Request(new URL(name, URL_OF_START)), new Response('x'.repeat(bytes)));
  for (let n = 0; n < 20; n++) await store(`${n}.jpg`, 24 * 1024);
  expect(look).toHaveBeenCalledTimes(0);
  vi.spyOn(pictures, 'put').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  for (let n = 0; n < 2; n++) await store(`refused-${n}.jpg`, 24 * 1024).catch(() => undefined);
  expect(look).toHaveBeenCalledTimes(1);
});

it('the last of several large pictures is counted, too', async () => {
  const pictures = await caches.open('kachel-pictures');
  const large = () => new Response('x'.repeat(4 * 1024 * 1024));
  for (const name of ['1', '2', '3', '4'])
    await storePicture(new Request(new URL(name, URL_OF_START)), large());
  expect(await pictures.keys()).toHaveLength(3);
});
