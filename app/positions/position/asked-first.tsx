import type { ReactNode } from 'react';
import type { Teaser } from '#app/content/teaser.ts';
import type { Position } from '#app/contract/content/position.ts';
import { cardsOf } from './position-traits.ts';
import { levelIn } from './section-frame.tsx';
import { SurveyTeaser } from './survey-teaser.tsx';

/** Surveys are shown above the rows, because a row has no room for a question and its answers. */
export function AskedFirst({
  position,
  children,
}: {
  position: Position;
  children: (teasers: Teaser[]) => ReactNode;
}) {
  const parts = cardsOf(position);
  const asked = parts.flatMap((part) => part.asked ?? []);
  const teasers = parts.filter((part) => part.asked === null).map(({ teaser }) => teaser);
  if (asked.length === 0) return children(teasers);
  return (
    <div className="band-stack fills">
      {asked.map((one) => (
        <SurveyTeaser key={one.entry.id} asked={one} level={levelIn(position)} />
      ))}
      {teasers.length > 0 ? children(teasers) : null}
    </div>
  );
}
