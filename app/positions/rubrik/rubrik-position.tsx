import { BigCard } from '#app/components/big-card.tsx';
import { Card } from '#app/components/card.tsx';
import { CardRows } from '#app/components/small-card.tsx';
import type { PositionProps } from '../position/position-props.ts';
import { leadClassName, teasersOf } from '../position/position-traits.ts';
import { levelIn } from '../position/section-frame.tsx';

/** A section: one lead story, the others as rows below it. */
export function RubrikPosition({ position, first, lead: leads }: PositionProps) {
  const [lead, ...others] = teasersOf(position);
  if (!lead) return null;
  const level = levelIn(position);
  return (
    <Card padded={false} className={leadClassName(others.length)}>
      <BigCard plain teaser={lead} eager={first === lead.entry.id} lead={leads} level={level} />
      {others.length > 0 ? (
        <CardRows teasers={others} first={first} level={level} className="border-t border-line" />
      ) : null}
    </Card>
  );
}
