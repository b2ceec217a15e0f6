import { Card } from '#app/components/card.tsx';
import { Picture } from '#app/components/picture.tsx';
import { ENTRY } from '#app/components/picture-places.ts';
import { Written } from '#app/components/written.tsx';
import { naturalSize, type Size } from '#app/content/natural-size.ts';
import { contentLanguage } from '#app/visit/page.ts';
import type { TileProps } from '../tile/tile-context.ts';
import { pictureAlternative, pictureSize, pictureWords } from './picture-words.ts';

/** In parts of a hundred of the screen's height. */
const TALLEST = 85;

/** A picture, whole, with its words as text alternative; the words themselves where there is no picture. */
export function AltkachelTile({ tile, context }: TileProps<'altkachel'>) {
  const { page, entry } = context;
  if (page.textOnly || tile.mediaURL === '') return <PictureText tile={tile} context={context} />;
  const own = naturalSize(tile);
  return (
    <figure>
      <Picture
        src={tile.mediaURL}
        alt={pictureAlternative(tile, entry.title)}
        lang={contentLanguage(page)}
        {...pictureSize(tile)}
        place={ENTRY}
        eager={context.gathered.first === tile.key}
        color={tile.mediaColor}
        atMost={own && { width: widthOf(own) }}
        className="mx-auto max-h-[85vh] w-full rounded bg-line object-contain"
      />
      <PictureCaption tile={tile} context={context} />
    </figure>
  );
}

/** As wide as it is by itself, and no taller than the screen: what is too tall is narrower, without bars beside it. */
function widthOf({ width, height }: Size): string {
  return `min(${width}px, ${Math.round((TALLEST * width) / height)}vh)`;
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

/** Over a photo's words stands no name: its subheader says who took it. */
function PictureText({ tile, context }: TileProps<'altkachel'>) {
  const { headline, subline, text } = pictureWords(tile, context.entry.title);
  const credit = tile.mediaSlider ? subline : '';
  return (
    <Card>
      {subline && credit === '' ? (
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
      {credit ? (
        <Written as="p" className="mt-2 text-sm text-soft">
          {credit}
        </Written>
      ) : null}
    </Card>
  );
}
