import type { Teaser } from '#app/content/teaser.ts';
import { contentLanguage } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { Badge } from './badge.tsx';
import { CardAnchor } from './card-anchor.tsx';
import { CardPicture } from './card-picture.tsx';
import { EditorText } from './editor-text.tsx';
import { ACROSS, COLUMN } from './picture-places.ts';

/** A partner's banner, 347:55. The headline is repeated as text below the picture, its other words are the `alt`. */
export function StripCard({
  teaser,
  eager = false,
  across = false,
}: {
  teaser: Teaser;
  eager?: boolean;
  /** Spans both columns. */
  across?: boolean;
}) {
  const { page } = usePage();
  const { tile, headline, entry } = teaser;
  return (
    <CardAnchor entry={entry} className="card-link ring-above">
      {tile?.mediaURL ? (
        <span className="ratio-strip">
          <CardPicture
            tile={tile}
            place={across ? ACROSS : COLUMN}
            eager={eager}
            alt={unshownText(teaser)}
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
        <EditorText className="card-headline min-w-0 flex-1 text-sm font-bold">{headline}</EditorText>
      </span>
    </CardAnchor>
  );
}

function unshownText({ headline, subline, text }: Teaser): string {
  const parts = new Set([subline, text].filter((part) => part !== '' && part !== headline));
  return [...parts].join(' – ');
}
