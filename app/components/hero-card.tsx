import { tinySize } from '#app/content/own-size.ts';
import type { Teaser } from '#app/content/teaser.ts';
import { COLUMN_SIZES, LEAD_SIZES } from './big-card.tsx';
import { CardAnchor } from './card-anchor.tsx';
import { CardHeadline, type HeadlineLevel } from './card-headline.tsx';
import { CardLabel } from './card-label.tsx';
import { Picture } from './picture.tsx';

/** The top slider's card: the headline stands on the picture, over a gradient that keeps 4.5:1. */
export function HeroCard({
  teaser,
  eager = false,
  lead = false,
  level,
}: {
  teaser: Teaser;
  eager?: boolean;
  /** In the position that the page leads with. */
  lead?: boolean;
  level?: HeadlineLevel;
}) {
  const { tile, headline, entry } = teaser;
  return (
    <article>
      <CardAnchor entry={entry} className="card-link">
        <div className="hero">
          {tile?.mediaURL ? (
            <Picture
              src={tile.mediaURL}
              alt=""
              width={1280}
              height={960}
              eager={eager}
              sizes={lead ? LEAD_SIZES : COLUMN_SIZES}
              atMost={tinySize(tile, 'column')}
            />
          ) : null}
          <div className="hero-text">
            <CardLabel teaser={teaser} />
            <CardHeadline
              text={headline}
              level={level}
              size={lead ? 'text-2xl md:text-4xl' : 'text-2xl'}
              pictured={Boolean(tile?.mediaURL)}
            />
          </div>
        </div>
      </CardAnchor>
    </article>
  );
}
