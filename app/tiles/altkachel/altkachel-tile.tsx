import { Card } from '#app/components/card.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { Picture } from '#app/components/picture.tsx';
import { ENTRY } from '#app/components/picture-places.ts';
import { naturalSize, type Size } from '#app/content/natural-size.ts';
import { contentLanguage } from '#app/visit/page.ts';
import type { TileProps } from '../tile/tile-context.ts';
import { pictureAlternative, pictureSize, pictureWords } from './picture-words.ts';

/** Maximum height in vh. */
const TALLEST = 85;

/** An uncropped picture with its text as alternative; without a picture the text itself. */
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

/** Natural width, reduced so that the height is at most 85 vh, without bars beside it. */
function widthOf({ width, height }: Size): string {
  return `min(${width}px, ${Math.round((TALLEST * width) / height)}vh)`;
}

/**
 * Visible text of the picture, hidden from screen readers, because it is also the alternative. Without what the page's
 * title already says. A photo's subheader is its credit.
 */
function PictureCaption({ tile, context }: TileProps<'altkachel'>) {
  const { headline, subline, text } = pictureWords(tile, context.entry.title);
  const own = headline === context.entry.title ? '' : headline;
  const credit = tile.mediaSlider ? subline : '';
  const head = [credit === '' ? subline : '', own].filter((part) => part !== '').join(': ');
  if (head === '' && text === '' && credit === '') return null;
  return (
    <figcaption className="mt-2 text-sm" aria-hidden="true">
      {head ? <EditorText className="block font-bold">{head}</EditorText> : null}
      {text ? <EditorText className="block text-soft">{text}</EditorText> : null}
      {credit ? <EditorText className="text-soft">{credit}</EditorText> : null}
    </figcaption>
  );
}

/** A photo's text has no heading, and the subheader is its credit. */
function PictureText({ tile, context }: TileProps<'altkachel'>) {
  const { headline, subline, text } = pictureWords(tile, context.entry.title);
  const credit = tile.mediaSlider ? subline : '';
  return (
    <Card>
      {subline && credit === '' ? (
        <EditorText as="p" className="kicker mb-1">
          {subline}
        </EditorText>
      ) : null}
      <EditorText as="h2" className="text-xl">
        {headline}
      </EditorText>
      <EditorText as="p" className="mt-2" or={null}>
        {text}
      </EditorText>
      <EditorText as="p" className="mt-2 text-sm text-soft" or={null}>
        {credit}
      </EditorText>
    </Card>
  );
}
