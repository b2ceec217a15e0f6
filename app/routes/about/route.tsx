import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Heading } from '#app/components/heading.tsx';
import { LoadFailed } from '#app/components/load-failed.tsx';
import { Notice } from '#app/components/notice.tsx';
import { hrefFor } from '#app/lib/page.ts';
import { usePage } from '#app/lib/page-context.tsx';
import { riderOf } from '#app/lib/rider.server.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { titleMeta } from '#app/shell/meta.ts';
import { widgetAddress } from '#app/tiles/external/widget-address.ts';
import type { TileContext } from '#app/tiles/tile-context.ts';
import { TileList } from '#app/tiles/tile-list.tsx';
import { orderTiles } from '#app/tiles/tile-order.ts';
import { UnreadableTiles } from '../entry/unreadable-tiles.tsx';
import { type AboutData, loadAbout } from './about.server.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const about = await loadAbout(await riderOf(request));
  return data(about, { status: about.state === 'failed' ? 503 : 200 });
}

export const headers = documentHeaders;
export const meta = titleMeta('aboutTitle', { description: 'aboutDescription' });

export default function AboutScreen() {
  const about = useLoaderData<typeof loader>() as AboutData;
  const { t } = usePage();
  return (
    <div className="mx-auto max-w-column landscape:max-w-entry md:max-w-entry">
      <Heading>{t('aboutTitle')}</Heading>
      {about.state === 'failed' ? <LoadFailed text="msgEntryPageFailed" /> : null}
      {about.state === 'none' ? <Notice role="status">{t('aboutNoEntry')}</Notice> : null}
      {about.state === 'loaded' ? <AboutTiles about={about} /> : null}
    </div>
  );
}

function AboutTiles({ about }: { about: AboutData & { state: 'loaded' } }) {
  const { page, t } = usePage();
  const { entry, widgets, mediaFacts } = about;
  const order = orderTiles(entry, {
    hasWidget: (extType) => widgetAddress(widgets, { extType, extId: '' }) !== null,
  });
  const context: TileContext = {
    page,
    t,
    entry,
    widgets,
    mediaFacts,
    participation: null,
    href: (path) => hrefFor(page, path),
    gathered: order.gathered,
  };
  return (
    <>
      {order.top.length + order.tiles.length === 0 ? (
        <Notice role="status">{t('aboutNoEntry')}</Notice>
      ) : (
        <TileList order={order} context={context} />
      )}
      {page.preview ? <UnreadableTiles context={context} /> : null}
    </>
  );
}
