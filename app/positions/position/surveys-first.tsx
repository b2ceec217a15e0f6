import type { ReactNode } from 'react';
import type { Teaser } from '#app/content/teaser.ts';
import type { Position } from '#app/contract/content/position.ts';
import { cardsOf } from './position-traits.ts';
import { levelIn } from './section-frame.tsx';
import { SurveyTeaser } from './survey-teaser.tsx';

/** Surveys are shown above the rows, because a row has no room for a question and its answers. */
export function SurveysFirst({
  position,
  children,
}: {
  position: Position;
  children: (teasers: Teaser[]) => ReactNode;
}) {
  const parts = cardsOf(position);
  const surveys = parts.flatMap((part) => part.survey ?? []);
  const teasers = parts.filter((part) => part.survey === null).map(({ teaser }) => teaser);
  if (surveys.length === 0) return children(teasers);
  return (
    <div className="band-stack fills">
      {surveys.map((one) => (
        <SurveyTeaser key={one.entry.id} teaser={one} level={levelIn(position)} />
      ))}
      {teasers.length > 0 ? children(teasers) : null}
    </div>
  );
}
