import { Badge } from '#app/components/badge.tsx';
import type { Entry } from '#app/content/entry.schema.ts';
import { useParticipation } from '#app/tiles/participation-context.tsx';
import type { SurveyTile } from '#app/tiles/survey/survey.schema.ts';
import { SurveyCard } from '#app/tiles/survey/survey-card.tsx';

/** A survey that is asked, and answered, on the teaser page itself. */
export function SurveyTeaser({ entry, survey }: { entry: Entry; survey: SurveyTile }) {
  return (
    <article>
      <SurveyCard
        tile={{ ...survey, key: '' }}
        entry={entry}
        participation={useParticipation()}
        badge={<Badge kind="survey" />}
      />
    </article>
  );
}
