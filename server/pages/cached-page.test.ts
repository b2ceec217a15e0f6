import { beforeEach, expect, it, vi } from 'vitest';
import { newCacheHints } from '#app/config/hosted-app.ts';
import { compressed } from '../kernel/compressed.ts';
import { CachedPage } from './cached-page.ts';

vi.mock('../kernel/compressed.ts', () => ({ compressed: vi.fn() }));
const compress = vi.mocked(compressed);
beforeEach(() => void compress.mockReset());

const page = (headers = new Headers()) =>
  new CachedPage(
    {
      status: 200,
      headers,
      body: Buffer.from('a page'),
      etag: '"a"',
      cacheHints: newCacheHints(),
      version: 0,
      at: 0,
    },
    { key: '/', vary: 'Accept-Encoding' },
  );

it('is compressed once for concurrent requests', async () => {
  compress.mockResolvedValue(Buffer.from('small'));
  const made = page();
  const bodies = await Promise.all([made.make('br'), made.make('br'), made.make('br')]);
  expect(bodies.map(({ bytes }) => String(bytes))).toEqual(['small', 'small', 'small']);
  expect(compress).toHaveBeenCalledOnce();
  expect(made.ready('br')?.bytes).toEqual(Buffer.from('small'));
});

it('is compressed anew after a failure', async () => {
  compress.mockRejectedValueOnce(new Error('no memory')).mockResolvedValue(Buffer.from('small'));
  const made = page();
  await expect(made.make('gzip')).rejects.toThrow('no memory');
  expect(made.ready('gzip')).toBeUndefined();
  expect(String((await made.make('gzip')).bytes)).toBe('small');
});

it('isn’t made with a header that Node would not send', () => {
  expect(() => page(new Headers({ 'X-Title': 'Linie\u0001' }))).toThrow('Invalid character');
});
