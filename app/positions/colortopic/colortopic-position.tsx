import { BigCard } from '#app/components/big-card.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { Picture } from '#app/components/picture.tsx';
import { COLUMN } from '#app/components/picture-places.ts';
import { SectionHeading } from '#app/components/section.tsx';
import { CardRows } from '#app/components/small-card.tsx';
import type { PositionProps } from '../position/position-props.ts';
import { leadClassName, teasersOf } from '../position/position-traits.ts';
import { levelIn, MoreBelow, MoreOf } from '../position/section-frame.tsx';
import { topicLook } from './topic-look.ts';

/** A coloured or pictured section, not in text-only mode; its texts are black or white, whichever contrasts more. */
export function ColortopicPosition({ position, first }: PositionProps) {
  const [lead, ...others] = teasersOf(position);
  if (!lead) return null;
  const level = levelIn(position);
  const pictured = position.bgurl !== '';
  const Tag = position.title === '' ? 'div' : 'section';
  const look = topicLook(position.color, pictured);
  return (
    <Tag
      className={`${look.className} fills relative overflow-hidden rounded shadow-lifted`}
      style={look.style}
    >
      {pictured ? (
        <>
          <Picture
            src={position.bgurl}
            alt=""
            width={1280}
            height={960}
            place={COLUMN}
            className="topic-picture"
          />
          <div className="topic-shade" />
        </>
      ) : null}
      <div className="fills relative">
        {position.title === '' ? null : (
          <div className="px-4 pt-4 sd:px-5 sd:pt-5">
            <SectionHeading more={<MoreOf position={position} />}>
              <EditorText>{position.title}</EditorText>
            </SectionHeading>
          </div>
        )}
        <div className={`${leadClassName(others.length)} fills`}>
          <BigCard plain teaser={lead} eager={first === lead.entry.id} level={level} />
          {others.length > 0 ? (
            <CardRows teasers={others} first={first} level={level} className="card-rows-first" />
          ) : null}
        </div>
        {position.title === '' ? (
          <MoreBelow position={position} className="px-4 pb-4 pt-2 text-right sd:px-5" />
        ) : null}
      </div>
    </Tag>
  );
}
