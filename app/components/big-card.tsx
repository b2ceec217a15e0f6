import type { ReactNode } from 'react';
import type { Teaser } from '#app/content/teaser.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { Card } from './card.tsx';
import { CardAnchor } from './card-anchor.tsx';
import { CardHeadline, type HeadlineLevel } from './card-headline.tsx';
import { CardLabel } from './card-label.tsx';
import { CardPicture } from './card-picture.tsx';
import { EditorText } from './editor-text.tsx';
import { COLUMN, LEAD, type PicturePlace } from './picture-places.ts';

interface BigCardProps {
  teaser: Teaser;
  eager?: boolean;
  /** The page's lead story. */
  lead?: boolean;
  place?: PicturePlace;
  level?: HeadlineLevel;
  /** Without background and shadow, for use inside another card or a slide. */
  plain?: boolean;
  /** Wraps the card's texts, for highlighting search terms; by default they are unchanged. */
  mark?: (text: string) => ReactNode;
}

/** Picture 4:3, kicker, headline, text; the whole card is one link. No picture in the text-only view. */
export function BigCard({
  teaser,
  eager = false,
  lead = false,
  place = COLUMN,
  level,
  plain = false,
  mark = (text) => text,
}: BigCardProps) {
  const { page } = usePage();
  const { tile, headline, text, entry } = teaser;
  const pictured = tile?.mediaURL && !page.textOnly;
  const content = (
    <CardAnchor
      entry={entry}
      className={`card-link fills${pictured ? ' ring-above' : page.textOnly ? '' : ' justify-center'}`}
    >
      {pictured ? (
        <span className="ratio-picture">
          <CardPicture tile={tile} place={lead ? LEAD : place} eager={eager} />
        </span>
      ) : null}
      <div className="p-4 sd:p-5">
        <CardLabel teaser={teaser} mark={mark} />
        <CardHeadline
          text={headline}
          level={level}
          size={lead ? 'text-xl md:text-3xl' : 'text-xl'}
          mark={mark}
          pictured={Boolean(pictured)}
        />
        {text ? (
          <EditorText as="p" className="mt-2 text-soft">
            {mark(text)}
          </EditorText>
        ) : null}
      </div>
    </CardAnchor>
  );
  if (plain) return <article className="fills bg-card">{content}</article>;
  return (
    <Card as="article" padded={false}>
      {content}
    </Card>
  );
}
