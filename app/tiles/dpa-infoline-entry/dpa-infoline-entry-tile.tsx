import { EditorText } from '#app/components/editor-text.tsx';
import { Notice } from '#app/components/notice.tsx';
import { RichText } from '#app/components/rich-text.tsx';
import { dateAndTime } from '#app/contract/dates.ts';
import { instantOf, isoInstant } from '#app/contract/time.ts';
import { DpaImageTile } from '../dpa-image/dpa-image-tile.tsx';
import type { TileProps } from '../tile/tile-context.ts';
import { articleParts } from './article-parts.ts';

/** A wire article. Pictures that its text doesn't place are shown above it. */
export function DpaInfolineEntryTile({ tile, context }: TileProps<'dpa-infoline-entry'>) {
  const { page, t, headline, gathered } = context;
  const parts = articleParts(tile.body);
  const placed = new Set(parts.flatMap((part) => ('extID' in part ? [part.extID] : [])));
  const pictures = gathered.wirePictures;
  const published = instantOf(tile.publishTime, page.timeZone);
  return (
    <article>
      <header className="mb-5 max-w-[720px] [column-span:all]">
        <EditorText as="p" className="kicker mb-1" or={null}>
          {tile.kicker}
        </EditorText>
        <EditorText
          as={headline === null ? 'h1' : 'h2'}
          className="text-3xl md:text-4xl"
          or={t('entryTitle')}
        >
          {tile.title}
        </EditorText>
        <EditorText as="p" className="mt-3 text-lg font-semibold" or={null}>
          {tile.teaser}
        </EditorText>
        {published === null ? null : (
          <p className="mt-3 text-sm text-soft">
            <time dateTime={isoInstant(published)}>
              {t('wirePublished', { date: dateAndTime(published, page.language, page.timeZone) })}
            </time>
          </p>
        )}
      </header>
      {pictures
        .filter(({ extID }) => !placed.has(extID))
        .map((picture) => (
          <div key={picture.key} className="mb-5 break-inside-avoid">
            <DpaImageTile tile={picture} context={context} />
          </div>
        ))}
      {parts.map((part, index) => {
        if ('html' in part) return <RichText key={index} html={part.html} className="mb-5" />;
        const picture = pictures.find(({ extID }) => extID === part.extID);
        return picture ? (
          <div key={index} className="mb-5 break-inside-avoid">
            <DpaImageTile tile={picture} context={context} />
          </div>
        ) : null;
      })}
      <div className="break-inside-avoid">
        <Notice>
          <p className="text-sm">{t('wireNotice')}</p>
        </Notice>
      </div>
    </article>
  );
}
