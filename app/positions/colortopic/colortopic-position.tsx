import { BigCard, COLUMN_SIZES } from '#app/components/big-card.tsx';
import { Picture } from '#app/components/picture.tsx';
import { SectionHeading } from '#app/components/section.tsx';
import { CardRows, SmallCard } from '#app/components/small-card.tsx';
import { teaserOf } from '#app/content/teaser.ts';
import { usePage } from '#app/lib/page-context.tsx';
import type { PositionProps } from '../position-props.ts';
import { levelIn, MoreOf } from '../section-frame.tsx';
import { topicLook } from './topic-look.ts';

/** A coloured or pictured section; its texts are black or white, whichever contrasts more. */
export function ColortopicPosition({ position, first }: PositionProps) {
  const { page } = usePage();
  const [lead, ...others] = position.entries;
  if (!lead) return null;
  const level = levelIn(position);
  const pictured = position.bgurl !== '' && !page.textOnly;
  const look = topicLook(position.color, pictured);
  return (
    <section
      className={`${look.className} relative overflow-hidden rounded shadow-lifted`}
      style={look.style}
    >
      {pictured ? (
        <>
          <Picture
            src={position.bgurl}
            alt=""
            width={1280}
            height={960}
            sizes={COLUMN_SIZES}
            className="topic-picture"
          />
          <div className="topic-shade" />
        </>
      ) : null}
      <div className="relative">
        {position.title === '' ? null : (
          <div className="px-4 pt-4 sd:px-5 sd:pt-5">
            <SectionHeading more={<MoreOf position={position} />}>{position.title}</SectionHeading>
          </div>
        )}
        <BigCard plain teaser={teaserOf(lead, 'big')} eager={first} level={level} />
        {others.length > 0 ? (
          <CardRows className="card-rows-first">
            {others.map((entry) => (
              <li key={entry.id}>
                <SmallCard teaser={teaserOf(entry, 'small')} level={level} />
              </li>
            ))}
          </CardRows>
        ) : null}
      </div>
    </section>
  );
}
