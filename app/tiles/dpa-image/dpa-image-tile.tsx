import { EditorText } from '#app/components/editor-text.tsx';
import { Picture } from '#app/components/picture.tsx';
import { ENTRY } from '#app/components/picture-places.ts';
import { contentLanguage } from '#app/visit/page.ts';
import { withFullStop } from '../altkachel/picture-words.ts';
import type { TileProps } from '../tile/tile-context.ts';

/** A news agency's picture with caption and credit. */
export function DpaImageTile({ tile, context }: TileProps<'dpa-image'>) {
  const { page, t } = context;
  const caption = withFullStop(tile.caption.trim());
  const credit = tile.creditline.trim();
  if (page.textOnly) {
    if (caption === '') return null;
    return (
      <p className="text-soft">
        {t('picture')}:{' '}
        <EditorText>
          {caption} {credit}
        </EditorText>
      </p>
    );
  }
  return (
    <figure>
      <span className="ratio-picture rounded">
        <Picture
          src={tile.mediaURL}
          // Empty alt if there is a caption, which describes the picture.
          alt={caption === '' ? context.entry.title : ''}
          lang={contentLanguage(page)}
          width={1280}
          height={960}
          eager={context.gathered.first === tile.key}
          color={tile.mediaColor}
          place={ENTRY}
        />
      </span>
      {caption || credit ? (
        <figcaption className="mt-2 text-sm">
          {caption ? <EditorText>{caption} </EditorText> : null}
          {credit ? <EditorText className="inline-block max-w-full text-soft">{credit}</EditorText> : null}
        </figcaption>
      ) : null}
    </figure>
  );
}
