import type { Teaser } from '#app/content/teaser.ts';
import { contentLanguage } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { Badge } from './badge.tsx';
import { CardAnchor } from './card-anchor.tsx';
import { CardPicture } from './card-picture.tsx';
import { EditorText } from './editor-text.tsx';
import { COLUMN, type PicturePlace } from './picture-places.ts';

/**
 * A partner's banner, 347:55. The headline is repeated as text below the picture, its other words are the `alt`; without
 * a picture they are under the headline.
 */
export function StripCard({
  teaser,
  eager = false,
  place = COLUMN,
}: {
  teaser: Teaser;
  eager?: boolean;
  place?: PicturePlace;
}) {
  const { page } = usePage();
  const { tile, headline, entry } = teaser;
  const more = otherWords(teaser);
  return (
    <CardAnchor entry={entry} className="card-link ring-above">
      {tile?.mediaURL ? (
        <span className="ratio-strip">
          <CardPicture
            tile={tile}
            place={place}
            eager={eager}
            alt={more}
            lang={contentLanguage(page)}
            width={1388}
            height={220}
          />
        </span>
      ) : null}
      <span className="flex min-h-[44px] items-center px-4 py-2">
        <span className="mr-3 flex-none">
          <Badge kind="sponsored" />
        </span>{' '}
        <span className="min-w-0 flex-1">
          <EditorText className="card-headline block text-sm font-bold">{headline}</EditorText>
          {tile?.mediaURL ? null : (
            <EditorText className="block text-sm text-soft" or={null}>
              {more}
            </EditorText>
          )}
        </span>
      </span>
    </CardAnchor>
  );
}

function otherWords({ headline, subline, text }: Teaser): string {
  const parts = new Set([subline, text].filter((part) => part !== '' && part !== headline));
  return [...parts].join(' – ');
}
