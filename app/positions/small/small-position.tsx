import { Card } from '#app/components/card.tsx';
import { CardRows } from '#app/components/small-card.tsx';
import type { PositionProps } from '../position/position-props.ts';
import { levelIn } from '../position/section-frame.tsx';
import { SurveysFirst } from '../position/surveys-first.tsx';

/** Compact cards: rows on one surface. */
export function SmallPosition({ position, first }: PositionProps) {
  return (
    <SurveysFirst position={position}>
      {(teasers) => (
        <Card padded={false}>
          <CardRows teasers={teasers} first={first} level={levelIn(position)} />
        </Card>
      )}
    </SurveysFirst>
  );
}
