import { Card } from '#app/components/card.tsx';
import { TextCard } from '#app/components/text-card.tsx';
import { teaserOf } from '#app/content/teaser.ts';
import { shownEntries } from './limits.ts';
import type { PositionProps } from './position-props.ts';
import { levelIn, SectionFrame } from './section-frame.tsx';

const SPONSORED: readonly string[] = ['banner', 'bslider'];

/** Any position of cards in text-only mode: sliders as full lists, cards as blocks of text. */
export function TextPosition({ position }: PositionProps) {
  const sponsored = SPONSORED.includes(position.type);
  return (
    <SectionFrame position={position}>
      <Card padded={false}>
        <ul className="card-rows">
          {shownEntries(position).map((entry) => (
            <li key={entry.id}>
              <TextCard
                teaser={teaserOf(entry, sponsored ? 'banner' : 'big')}
                level={levelIn(position)}
                sponsored={sponsored}
              />
            </li>
          ))}
        </ul>
      </Card>
    </SectionFrame>
  );
}
