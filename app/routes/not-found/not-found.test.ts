import { expect, it } from 'vitest';
import { loader } from './route.tsx';

const levels = async () => ({
  netz: { page: 'line', title: 'Netz' },
  'Süd Ost': { page: 'start', title: '' },
});

interface Asked {
  refusal?: number;
  read?: () => Promise<object>;
  method?: string;
}

async function answerAt(path: string, { refusal, read = levels, method = 'GET' }: Asked = {}) {
  const page = { path, query: 'text=on', carry: [['text', 'on']] };
  const context = { refusal, forLoaders: { page, content: { levels: read } } };
  const args = { request: new Request(`http://kachel.example${path}`, { method }), context };
  try {
    const { data } = await loader(args as never);
    return data.status;
  } catch (thrown) {
    return thrown instanceof Response ? [thrown.status, thrown.headers.get('Location')] : thrown;
  }
}

it.each([
  ['/heute/sport/netz', '/linie/netz?text=on'],
  ['/archiv/netz/', '/linie/netz?text=on'],
  ['/heute/sport/NETZ', '/linie/netz?text=on'],
  ['/linie/netz/S%C3%BCd%20Ost', '/heute/S%C3%BCd%20Ost?text=on'],
])('%s, a link with {address} on a level, leads to the level', async (path, target) => {
  expect(await answerAt(path)).toEqual([302, target]);
});

it.each([
  ['/Impressum', '/impressum?text=on'],
  ['/BEITRAG/11-Neue-Bahn', '/beitrag/11-Neue-Bahn?text=on'],
  ['/QR/129/1/KACHEL-0001', '/qr/129/1/KACHEL-0001?text=on'],
  ['/WP-PREVIEW/%E2%82%AC%3Fa/b', '/wp-preview/%E2%82%AC%3Fa/b?text=on'],
  ['/LINIE/Netz', '/heute/Netz?text=on'],
])('%s, in capitals, leads to the same address in small letters', async (path, target) => {
  expect(await answerAt(path)).toEqual([302, target]);
});

it.each([
  '/netz',
  '/a/netz',
  '/impressum/netz',
  '/heute/a/b/netz',
  '/heute/sport/wetter',
  '/heute/sport/constructor',
  '/heute/sport/%',
  '/heute//',
])('%s is not found', async (path) => {
  expect(await answerAt(path)).toBe(404);
});

it('is not found while the levels can’t be read', async () => {
  expect(await answerAt('/heute/sport/netz', { read: () => Promise.reject(new Error('away')) })).toBe(404);
});

it('leaves a refused request where it is', async () => {
  expect(await answerAt('/heute/sport/netz', { refusal: 403 })).toBe(403);
});

it('leaves a form where it was sent to', async () => {
  expect(await answerAt('/heute/sport/netz', { method: 'POST' })).toBe(404);
});
