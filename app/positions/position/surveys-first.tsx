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
  const teasers = parts.filter(({ survey }) => survey === null).map(({ teaser }) => teaser);
  if (teasers.length === parts.length) return children(teasers);
  return (
    <div className="band-stack fills">
      {parts.map(({ teaser: { entry }, survey }) =>
        survey ? (
          <SurveyTeaser key={entry.id} entry={entry} survey={survey} level={levelIn(position)} />
        ) : null,
      )}
      {teasers.length > 0 ? children(teasers) : null}
    </div>
  );
}
