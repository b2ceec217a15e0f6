import type { Teaser } from '#app/content/teaser.ts';
import { CardAnchor } from './card-anchor.tsx';
import { CardHeadline, type HeadlineLevel } from './card-headline.tsx';
import { CardLabel } from './card-label.tsx';
import { CardPicture } from './card-picture.tsx';
import { EditorText } from './editor-text.tsx';
import { COLUMN, LEAD, type PicturePlace } from './picture-places.ts';

/**
 * The top slider's card: the headline lies on the picture, over a gradient that ensures 4.5:1 contrast; on phones
 * below it. Without a picture the text is shown too.
 */
export function HeroCard({
  teaser,
  eager = false,
  lead = false,
  place = COLUMN,
  level,
}: {
  teaser: Teaser;
  eager?: boolean;
  /** In the page's lead position. */
  lead?: boolean;
  place?: PicturePlace;
  level?: HeadlineLevel;
}) {
  const { tile, headline, text, entry } = teaser;
  const pictured = Boolean(tile?.mediaURL);
  return (
    <article className="fills">
      <CardAnchor entry={entry} className="card-link ring-above fills">
        <div className={pictured ? 'hero' : 'hero hero-worded'}>
          {tile?.mediaURL ? <CardPicture tile={tile} place={lead ? LEAD : place} eager={eager} /> : null}
          <div className="hero-text">
            <CardLabel teaser={teaser} />
            <CardHeadline
              text={headline}
              level={level}
              size={lead ? 'text-2xl md:text-4xl' : 'text-2xl'}
              pictured={pictured}
            />
            {!pictured && text ? (
              <EditorText as="p" className="mt-3">
                {text}
              </EditorText>
            ) : null}
          </div>
        </div>
      </CardAnchor>
    </article>
  );
}
