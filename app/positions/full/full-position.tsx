import { BigCard } from '#app/components/big-card.tsx';
import { startpageSurvey } from '#app/content/startpage-survey.ts';
import { teaserOf } from '#app/content/teaser.ts';
import type { PositionProps } from '../position-props.ts';
import { SurveyTeaser } from '../survey-teaser.tsx';

/** Wide cards; a survey that its editor wants on the start page is asked right here. */
export function FullPosition({ position, first }: PositionProps) {
  return (
    <div className="grid gap-6">
      {position.entries.map((entry, index) => {
        const survey = startpageSurvey(entry);
        return survey ? (
          <SurveyTeaser key={entry.id} entry={entry} survey={survey} />
        ) : (
          <BigCard key={entry.id} teaser={teaserOf(entry, 'big')} eager={first && index === 0} />
        );
      })}
    </div>
  );
}
