import { Embed } from '../media/embed.island.tsx';
import { EmbedPlayLink, playHref } from '../tile/play-link.tsx';
import type { TileProps } from '../tile/tile-context.ts';

const PROVIDER = 'YouTube (Google)';

/** youtube-nocookie.com; not even the poster is requested before a click. */
export function YoutubeTile({ tile, context }: TileProps<'youtube'>) {
  const { page, t } = context;
  const title = t('embedYoutube');
  const notice = t('embedNotice', { provider: PROVIDER });
  const loaded = page.play === tile.key;
  if (page.textOnly && !loaded) {
    return <EmbedPlayLink tile={tile} context={context} title={title} facts={notice} />;
  }
  return (
    <Embed
      src={`https://www.youtube-nocookie.com/embed/${encodeURIComponent(tile.youtubeId)}?rel=0`}
      title={title}
      ratio={tile.aspectRatio}
      height={null}
      sandbox="allow-scripts allow-same-origin allow-popups"
      playHref={playHref(tile.key, context)}
      loaded={loaded}
      plays
      labels={{ notice, load: t('embedLoad', { title }) }}
    />
  );
}
