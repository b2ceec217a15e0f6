import { Badge } from '#app/components/badge.tsx';
import type { Entry } from '#app/contract/content/entry.ts';
import type { SurveyTile } from '#app/contract/tiles/survey.ts';
import { useParticipation } from '#app/participation/participation-context.tsx';
import { SurveyCard } from '#app/tiles/survey/survey-card.tsx';

/** A survey's form and results on the teaser page itself. */
export function SurveyTeaser({ entry, survey, level }: { entry: Entry; survey: SurveyTile; level: 2 | 3 }) {
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
