import { Badge } from '#app/components/badge.tsx';
import { useParticipation } from '#app/participation/participation-context.tsx';
import { SurveyCard } from '#app/tiles/survey/survey-card.tsx';
import type { TeaserSurvey } from './position-traits.ts';

/** A survey that is asked, and answered, on the teaser page itself. */
export function SurveyTeaser({ teaser: { entry, survey }, level }: { teaser: TeaserSurvey; level: 2 | 3 }) {
  return (
    <SurveyCard
      as="article"
      tile={{ ...survey, key: '' }}
      entry={entry}
      participation={useParticipation()}
      badge={
        <>
          {entry.sponsored ? <Badge kind="sponsored" /> : null}
          <Badge kind="survey" />
        </>
      }
      level={level}
    />
  );
}
