import { PassThrough } from 'node:stream';
import { text as readAll } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { orderTiles } from '#app/entry-body/order.ts';
import { TileList } from '#app/entry-body/tile-list.tsx';
import { translator } from '#app/i18n/translate.ts';
import { PageProvider } from '#app/visit/page-context.tsx';
import { testPage } from '#tests/support/render.tsx';
import { contextOf, entryOf } from '#tests/support/tiles.tsx';
import { tileRegistry } from './tile-registry.tsx';

/** Renders as entry.server.tsx does. */
function render(element: React.ReactElement, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        const body = new PassThrough();
        readAll(body).then(resolve, reject);
        stream.pipe(body);
      },
      onShellError: reject,
      onError,
    });
  });
}

function page(content: string) {
  const entry = entryOf([
    { type: 'text', content },
    { type: 'quote', quote: 'Kaputt' },
    { type: 'text', content: 'Danach' },
  ]);
  const where = testPage();
  return (
    <PageProvider value={{ page: where, t: translator('de') }}>
      <TileList order={orderTiles(entry, { hasWidget: () => true })} context={contextOf(entry, where)} />
    </PageProvider>
  );
}

it('a tile that throws is replaced by a sentence; all others are rendered', async () => {
  const quote = tileRegistry.quote;
  tileRegistry.quote = () => {
    throw new Error('broken on purpose');
  };
  const onError = vi.fn();
  const html = await render(page('Davor'), onError).finally(() => {
    tileRegistry.quote = quote;
  });
  expect(html).toContain('Davor');
  expect(html).toContain('Danach');
  expect(html).toContain('Dieser Teil kann gerade nicht gezeigt werden.');
  expect(onError).toHaveBeenCalledOnce();
});

it('a large tile is part of the HTML, not inserted by React’s streaming script', async () => {
  const html = await render(page(`<p>${'Wort '.repeat(20_000)}</p>`), vi.fn());
  expect(html).not.toContain('<script');
  expect(html.indexOf('Wort')).toBeLessThan(html.indexOf('Danach'));
});
