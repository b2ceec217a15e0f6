import { BigCard } from '#app/components/big-card.tsx';
import type { PositionProps } from '../position/position-props.ts';
import { cardsOf } from '../position/position-traits.ts';
import { levelIn } from '../position/section-frame.tsx';
import { SurveyTeaser } from '../position/survey-teaser.tsx';

/** Wide cards; a survey flagged for the start page is shown as a form. */
export function FullPosition({ position, first, lead }: PositionProps) {
  const level = levelIn(position);
  return (
    <div className="band-stack fills">
      {cardsOf(position).map(({ teaser, survey }, index) =>
        survey ? (
          <SurveyTeaser key={teaser.entry.id} entry={teaser.entry} survey={survey} level={level} />
        ) : (
          <BigCard
            key={teaser.entry.id}
            teaser={teaser}
            eager={first === teaser.entry.id}
            lead={lead && index === 0}
            level={level}
          />
        ),
      )}
    </div>
  );
}
