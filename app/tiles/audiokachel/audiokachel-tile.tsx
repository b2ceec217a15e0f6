import { Card } from '#app/components/card.tsx';
import { Icon } from '#app/components/icon.tsx';
import { mediaUrl } from '#app/lib/media.ts';
import { mediaWords } from '../media-words.ts';
import { PlayLink } from '../play-link.tsx';
import type { TileProps } from '../tile-context.ts';
import { AudioPlayer } from './audio-player.island.tsx';

export function AudiokachelTile({ tile, context }: TileProps<'audiokachel'>) {
  const { page, t, entry, mediaFacts } = context;
  const title = tile.title.trim() || entry.title || t('audio');
  const facts = mediaWords(mediaFacts[tile.mediaURL], t, page.language);
  if (page.textOnly && page.play !== tile.key) {
    return (
      <PlayLink
        tileKey={tile.key}
        context={context}
        icon="sound"
        label={t('mediaShow', { title })}
        facts={facts}
      />
    );
  }
  const src = mediaUrl(page.uploads, tile.mediaURL);
  return (
    <Card as="section">
      <h2 className="mb-3 flex items-center text-lg">
        <Icon name="sound" className="mr-3 h-6 w-6 flex-none text-green" />
        {title}
      </h2>
      <AudioPlayer src={src} title={title} failed={t('audioFailed')} />
      <p className="mt-2 text-sm text-soft">
        {facts ? <span className="mr-3">{facts}</span> : null}
        <a className="inline-flex min-h-[44px] items-center underline hover:text-green" href={src}>
          {t('audioOpen')}
        </a>
      </p>
    </Card>
  );
}
