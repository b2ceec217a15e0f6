import { Card } from '#app/components/card.tsx';
import { Picture } from '#app/components/picture.tsx';
import type { TileContext, TileProps } from '../tile-context.ts';
import { pictureAlternative, pictureSize, pictureWords } from './picture-words.ts';

const SIZES = '(min-width: 960px) 472px, (min-width: 600px) 568px, 100vw';

/** A picture, whole, with its words as text alternative; the words themselves where there is no picture. */
export function AltkachelTile({ tile, context }: TileProps<'altkachel'>) {
  const { page, entry } = context;
  if (page.textOnly || tile.mediaURL === '') return <PictureText tile={tile} context={context} />;
  return (
    <figure>
      <Picture
        src={tile.mediaURL}
        alt={pictureAlternative(tile, entry.title)}
        {...pictureSize(tile)}
        sizes={SIZES}
        eager={isFirstPicture(tile.key, context)}
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
      {own ? <span className="font-bold">{subline ? `${subline}: ${own}` : own} </span> : null}
      {text ? <span className="text-soft">{text}</span> : null}
    </figcaption>
  );
}

function PictureText({ tile, context }: TileProps<'altkachel'>) {
  const { headline, subline, text } = pictureWords(tile, context.entry.title);
  return (
    <Card>
      {subline ? <p className="kicker mb-1">{subline}</p> : null}
      <h2 className="text-xl">{headline}</h2>
      {text ? <p className="mt-2">{text}</p> : null}
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
