import { mediaUrl } from '#app/addresses/media.ts';
import { Card } from '#app/components/card.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { Icon } from '#app/components/icon.tsx';
import { contentLanguage } from '#app/visit/page.ts';
import { mediaWords } from '../media/media-words.ts';
import { MediaPlayLink } from '../tile/play-link.tsx';
import type { TileProps } from '../tile/tile-context.ts';
import { AudioPlayer } from './audio-player.island.tsx';

export function AudiokachelTile({ tile, context }: TileProps<'audiokachel'>) {
  const { page, t, entry, mediaFacts } = context;
  const title = tile.title.trim() || entry.title;
  const facts = mediaWords(mediaFacts[tile.mediaURL], t, page.language);
  if (page.textOnly && page.play !== tile.key) {
    return <MediaPlayLink tile={tile} context={context} icon="sound" title={title} facts={facts} />;
  }
  const src = mediaUrl(page.uploads, tile.mediaURL);
  return (
    <Card as="section">
      <h2 className="mb-3 flex items-center text-lg">
        <Icon name="sound" className="mr-3 h-6 w-6 flex-none text-green" />
        <EditorText className="min-w-0" or={t('audio')}>
          {title}
        </EditorText>
      </h2>
      <AudioPlayer
        src={src}
        title={title || t('audio')}
        lang={title ? contentLanguage(page) : undefined}
        failed={t('audioFailed')}
      />
      <p className="mt-2 text-sm text-soft">
        {facts ? <span className="mr-3">{facts}</span> : null}
        <a className="inline-flex min-h-[44px] items-center underline hover:text-green" href={src}>
          {t('audioOpen')}
        </a>
      </p>
    </Card>
  );
}
