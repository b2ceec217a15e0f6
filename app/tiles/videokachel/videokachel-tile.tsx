import { mediaUrl, QUALITY, resizedUrl } from '#app/addresses/media.ts';
import { contentLanguage } from '#app/visit/page.ts';
import { mediaWords } from '../media/media-words.ts';
import { MediaPlayLink } from '../tile/play-link.tsx';
import type { TileProps } from '../tile/tile-context.ts';
import { streamsOf } from './film-address.ts';
import { DEFAULT_QUALITY } from './quality.ts';
import { VideoPlayer } from './video-player.island.tsx';

const LINK = 'inline-flex min-h-[44px] items-center text-sm text-soft underline hover:text-green';

export function VideokachelTile({ tile, context }: TileProps<'videokachel'>) {
  const { page, t, entry, mediaFacts } = context;
  const title = tile.title.trim() || entry.title;
  const facts = mediaWords(mediaFacts[tile.mediaURL], t, page.language);
  if (page.textOnly && page.play !== tile.key) {
    return <MediaPlayLink tile={tile} context={context} icon="play" title={title} facts={facts} />;
  }
  const base = mediaUrl(page.uploads, tile.mediaURL);
  const streams = streamsOf(tile.mediaURL, page.uploads, context.href);
  const mp4 = tile.mp4URL ? mediaUrl(page.uploads, tile.mp4URL) : '';
  return (
    <div>
      <VideoPlayer
        title={title || t('video')}
        lang={title ? contentLanguage(page) : undefined}
        poster={
          tile.previewMediaURL && !page.textOnly
            ? resizedUrl(page.uploads, tile.previewMediaURL, 1280, QUALITY.smartphone)
            : ''
        }
        facts={facts}
        base={base}
        streams={streams}
        mp4={mp4}
        labels={{
          play: t('videoPlay'),
          loading: t('videoLoading'),
          failed: t('videoFailed'),
          again: t('tryAgain'),
          quality: t('videoQuality'),
          low: t('qualityLow'),
          medium: t('qualityMedium'),
          high: t('qualityHigh'),
        }}
      />
      <a className={LINK} href={mp4 || streams[DEFAULT_QUALITY]}>
        {mp4 ? t('videoOpen') : t('videoStream')}
      </a>
    </div>
  );
}
