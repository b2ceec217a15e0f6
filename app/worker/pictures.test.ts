import { afterEach, expect, it, vi } from 'vitest';
import { storePictures } from './pictures.ts';

const { findPicture, storePicture } = vi.hoisted(() => ({
  findPicture: vi.fn(async () => undefined),
  storePicture: vi.fn(async (_request: Request) => undefined),
}));
vi.mock('./store.ts', () => ({ findPicture, storePicture }));

const at = (name: string) => `https://kachel.example/${name}.jpg`;

afterEach(() => void vi.unstubAllGlobals());

it('pictures are stored past one that is lost or that the device refuses', async () => {
  const headers = { 'X-Request-Id': 'x', 'Content-Type': 'image/jpeg', 'Content-Length': '7' };
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    if (url === at('lost')) throw new TypeError();
    return Object.defineProperty(new Response('picture', { headers }), 'type', { value: 'basic' });
  });
  storePicture.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'));
  await storePictures([at('refused'), at('lost'), at('kept')]);
  expect(storePicture.mock.calls.map(([{ url }]) => url)).toEqual([at('refused'), at('kept')]);
});
