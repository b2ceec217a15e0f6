import { Embed } from '../media/embed.island.tsx';
import { EmbedPlayLink, playHref } from '../tile/play-link.tsx';
import type { TileProps } from '../tile/tile-context.ts';
import { widgetAddress } from './widget-address.ts';

const DEFAULT_HEIGHT = 420;
const HEIGHTS = [120, 2000] as const;

/** Another provider's live widget, only from URLs in EXTERNAL_WIDGETS. */
export function ExternalTile({ tile, context }: TileProps<'external'>) {
  const { page, t, widgets } = context;
  const address = widgetAddress(widgets, tile);
  if (address === null) return null;
  const { host, origin } = new URL(address);
  const title = t('embedExternal');
  const notice = t('embedNotice', { provider: host });
  const loaded = page.play === tile.key;
  if (page.textOnly && !loaded) {
    return <EmbedPlayLink tile={tile} context={context} title={title} facts={notice} />;
  }
  const [lowest, highest] = HEIGHTS;
  return (
    <Embed
      src={address}
      title={t('embedTitle', { provider: host })}
      ratio={null}
      height={Math.min(highest, Math.max(lowest, tile.height || DEFAULT_HEIGHT))}
      // A same-origin frame with allow-scripts and allow-same-origin could remove its own sandbox.
      sandbox={
        origin === page.origin ? 'allow-scripts allow-popups' : 'allow-scripts allow-same-origin allow-popups'
      }
      playHref={playHref(tile.key, context)}
      plays={false}
      loaded={loaded}
      labels={{ notice, load: t('embedLoad', { title }) }}
    />
  );
}
