import type { ReactNode } from 'react';
import { Notice } from '#app/components/notice.tsx';
import { outcomeAnchor } from '#app/forms/outcome.ts';
import { readableOn } from '#app/lib/color.ts';
import { hereWith } from '#app/lib/page.ts';
import { usePage } from '#app/lib/page-context.tsx';
import { entryPath } from '#app/route-table.ts';
import { formIdOf, type Participation, partFor, type SurveyPart } from '../participation.ts';
import type { ReadyTileOf } from '../ready-tile.ts';
import { SurveyResultList } from './survey-result-list.tsx';
import { SurveyVote } from './survey-vote.tsx';

export interface SurveyCardProps {
  tile: ReadyTileOf<'survey'>;
  entry: { id: string; title: string };
  participation: Participation | null;
  badge?: ReactNode;
}

/** A survey in its own colour, on its entry's page and as a card of a teaser page alike. */
export function SurveyCard(props: SurveyCardProps) {
  const { tile, entry, participation, badge } = props;
  const { page, t } = usePage();
  const part = partFor(participation, tile);
  return (
    <section
      id={`${formIdOf(tile)}-part`}
      className="rounded p-4 shadow-lifted sd:p-6"
      style={{ backgroundColor: tile.backgroundColor, color: readableOn(tile.backgroundColor) }}
    >
      {badge ? <p className="mb-2">{badge}</p> : null}
      <h2 className="mb-4 text-xl">{tile.question}</h2>
      {part && participation ? (
        <SurveyState {...props} participation={participation} part={part} />
      ) : (
        <Notice>{t('formsElsewhere', { address: `${page.origin}${entryPath(entry)}` })}</Notice>
      )}
      <p className="mt-3 text-sm">{t('surveyLabel')}</p>
    </section>
  );
}

type SurveyStateProps = SurveyCardProps & { participation: Participation; part: SurveyPart };

function SurveyState({ part, ...props }: SurveyStateProps) {
  const { t } = usePage();
  if (part.outcome?.kind === 'tooLate') return <TooLate tile={props.tile} />;
  if (part.show === 'vote') return <SurveyVote {...props} part={part} />;
  return (
    <>
      {part.outcome?.kind === 'voted' ? (
        <p id={outcomeAnchor(formIdOf(props.tile))} role="status" tabIndex={-1} className="mb-3 font-bold">
          {t('surveyThanks')}
        </p>
      ) : null}
      {part.ended ? <p className="mb-3 font-bold">{t('surveyEndedTitle')}</p> : null}
      <SurveyResultList tile={props.tile} counts={part.counts} />
    </>
  );
}

/** The vote came after the end: a dialog that the next page closes, so that it works without a script. */
function TooLate({ tile }: Pick<SurveyCardProps, 'tile'>) {
  const { page, t } = usePage();
  const form = formIdOf(tile);
  const link =
    'mr-4 inline-flex min-h-[48px] min-w-[48px] items-center justify-center rounded font-bold underline underline-offset-4';
  return (
    <div
      role="alertdialog"
      id={outcomeAnchor(form)}
      tabIndex={-1}
      aria-labelledby={`${form}-ended-title`}
      aria-describedby={`${form}-ended-text`}
      className="rounded bg-card p-4 text-ink"
    >
      <h3 id={`${form}-ended-title`} className="text-lg">
        {t('surveyEndedTitle')}
      </h3>
      <p id={`${form}-ended-text`} className="mt-2">
        {t('surveyEndedText')}
      </p>
      <p className="mt-2">
        <a className={link} href={hereWith(page, { outcome: null })}>
          {t('ok')}
        </a>
        <a className={link} href={hereWith(page, { outcome: null, results: tile.id })}>
          {t('surveyShowResults')}
        </a>
      </p>
    </div>
  );
}
