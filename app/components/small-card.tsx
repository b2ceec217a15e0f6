import type { ReactNode } from 'react';
import type { Teaser } from '#app/content/teaser.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { CardAnchor } from './card-anchor.tsx';
import { CardHeadline, type HeadlineLevel } from './card-headline.tsx';
import { CardLabel } from './card-label.tsx';
import { CardPicture } from './card-picture.tsx';
import { THUMB } from './picture-places.ts';

/** A list row: picture left, text right. No background of its own; used in `CardRows` or on an editor's colour. */
export function SmallCard({
  teaser,
  eager = false,
  level,
}: {
  teaser: Teaser;
  eager?: boolean;
  level?: HeadlineLevel;
}) {
  const { page } = usePage();
  const { tile, headline, entry } = teaser;
  const pictured = tile?.mediaURL && !page.textOnly;
  return (
    <article>
      <CardAnchor entry={entry} className="card-link card-row">
        {pictured ? (
          <span className="card-thumb">
            <span className="ratio-picture">
              <CardPicture tile={tile} place={THUMB} eager={eager} />
            </span>
          </span>
        ) : null}
        <div className="min-w-0 flex-1">
          <CardLabel teaser={teaser} />
          <CardHeadline
            text={headline}
            level={level}
            size="text-base leading-tight sm:text-lg"
            pictured={Boolean(pictured)}
          />
        </div>
      </CardAnchor>
    </article>
  );
}

interface CardRowsProps {
  teasers: readonly Teaser[];
  /** The id of the entry whose picture is loaded eagerly. */
  first?: string | null;
  level?: HeadlineLevel;
  className?: string;
  /** Other rows below these. */
  children?: ReactNode;
}

/** Rows separated by thin lines. */
export function CardRows({ teasers, first = null, level, className = '', children }: CardRowsProps) {
  return (
    <ul className={`card-rows fills ${className}`}>
      {teasers.map((teaser) => (
        <li key={teaser.entry.id}>
          <SmallCard teaser={teaser} eager={first === teaser.entry.id} level={level} />
        </li>
      ))}
      {children}
    </ul>
  );
}
