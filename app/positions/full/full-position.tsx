import { BigCard } from '#app/components/big-card.tsx';
import { ACROSS, COLUMN } from '#app/components/picture-places.ts';
import type { PositionProps } from '../position/position-props.ts';
import { cardsOf } from '../position/position-traits.ts';
import { levelIn } from '../position/section-frame.tsx';
import { SurveyTeaser } from '../position/survey-teaser.tsx';

/** Wide cards; a survey flagged for the start page is shown as a form. */
export function FullPosition({ position, first, lead, place }: PositionProps) {
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
            // Across both columns a picture is beside its words.
            place={place === ACROSS ? COLUMN : place}
            level={level}
          />
        ),
      )}
    </div>
  );
}
