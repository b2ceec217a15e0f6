import { Card } from '#app/components/card.tsx';
import { Picture } from '#app/components/picture.tsx';
import { Written } from '#app/components/written.tsx';
import { ownSize } from '#app/content/own-size.ts';
import { contentLanguage } from '#app/request/page.ts';
import type { TileContext, TileProps } from '../tile/tile-context.ts';
import { pictureAlternative, pictureSize, pictureWords } from './picture-words.ts';

const SIZES = '(min-width: 960px) 560px, (min-width: 600px) 568px, 100vw';

/** A picture, whole, with its words as text alternative; the words themselves where there is no picture. */
export function AltkachelTile({ tile, context }: TileProps<'altkachel'>) {
  const { page, entry } = context;
  if (page.textOnly || tile.mediaURL === '') return <PictureText tile={tile} context={context} />;
  const own = ownSize(tile);
  return (
    <figure>
      <Picture
        src={tile.mediaURL}
        alt={pictureAlternative(tile, entry.title)}
        lang={contentLanguage(page)}
        {...pictureSize(tile)}
        sizes={SIZES}
        eager={isFirstPicture(tile.key, context)}
        atMost={own && { width: own.width }}
        className="max-h-[85vh] w-full rounded bg-line object-contain"
      />
      <PictureCaption tile={tile} context={context} />
    </figure>
  );
}

/** The picture's words for eyes only, since its text alternative says them; what the page's title says is left out. */
function PictureCaption({ tile, context }: TileProps<'altkachel'>) {
  const { headline, subline, text } = pictureWords(tile, context.entry.title);
  const own = headline === context.entry.title ? '' : headline;
  if (own === '' && text === '') return null;
  return (
    <figcaption className="mt-2 text-sm" aria-hidden="true">
      {own ? <Written className="block font-bold">{subline ? `${subline}: ${own}` : own}</Written> : null}
      {text ? <Written className="text-soft">{text}</Written> : null}
    </figcaption>
  );
}

function PictureText({ tile, context }: TileProps<'altkachel'>) {
  const { headline, subline, text } = pictureWords(tile, context.entry.title);
  return (
    <Card>
      {subline ? (
        <Written as="p" className="kicker mb-1">
          {subline}
        </Written>
      ) : null}
      <Written as="h2" className="text-xl">
        {headline}
      </Written>
      {text ? (
        <Written as="p" className="mt-2">
          {text}
        </Written>
      ) : null}
    </Card>
  );
}

/** The picture that a page begins with is loaded at once. */
export function isFirstPicture(key: string, { entry }: TileContext): boolean {
  const first = entry.kacheln.find(
    (tile) => tile.type !== 'dpa-infoline-entry' && tile.teaser === '' && tile.type !== 'mediaslider',
  );
  return first?.key === key;
}
