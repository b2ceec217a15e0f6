import { ButtonLink } from '#app/components/button.tsx';
import { Notice } from '#app/components/notice.tsx';
import { Written } from '#app/components/written.tsx';
import { outcomeAnchor } from '#app/forms/outcome.ts';
import { formIdOf, type Participation, partFor, type SurveyPart } from '#app/participation/participation.ts';
import { hereWith } from '#app/request/page.ts';
import { usePage } from '#app/request/page-context.tsx';
import { entryPath, pathTo } from '#app/route-table.ts';
import { OutcomeNotice } from '../tile/part-panel.tsx';
import type { SurveyCardProps } from './survey-props.ts';
import { SurveyResultList } from './survey-result-list.tsx';
import { SurveyVote } from './survey-vote.tsx';

/** A survey with a band in its own colour, which carries no words, on its entry's page and as a card of a teaser page alike. */
export function SurveyCard(props: SurveyCardProps) {
  const { tile, entry, participation, badge, as: Tag = 'section', level = 2 } = props;
  const Question = level === 2 ? 'h2' : 'h3';
  const { page, t } = usePage();
  const part = partFor(participation, tile);
  return (
    <Tag
      id={`${formIdOf(tile)}-part`}
      className="survey-card fills rounded bg-card p-4 shadow-lifted sd:px-6"
      style={{ borderColor: tile.backgroundColor }}
    >
      {badge ? <p className="mb-2">{badge}</p> : null}
      <Question className="mb-3 text-xl">
        <Written>{tile.question}</Written>
      </Question>
      {part && participation ? (
        <SurveyState {...props} participation={participation} part={part} />
      ) : (
        <Notice>{t('formsElsewhere', { address: `${page.origin}${entryPath(entry)}` })}</Notice>
      )}
      <p className="mt-1 text-sm text-soft">{t('surveyLabel')}</p>
    </Tag>
  );
}

type SurveyStateProps = SurveyCardProps & { participation: Participation; part: SurveyPart };

function SurveyState({ part, ...props }: SurveyStateProps) {
  const { page, t } = usePage();
  const form = formIdOf(props.tile);
  if (part.outcome?.kind === 'tooLate') return <TooLate tile={props.tile} />;
  if (part.show === 'vote') return <SurveyVote {...props} part={part} />;
  return (
    <>
      {part.outcome ? (
        <div className="mb-3">
          {part.outcome.kind === 'votedBefore' ? (
            <OutcomeNotice form={form} kind="info" title={t('surveyVotedBefore')} />
          ) : (
            <OutcomeNotice form={form} title={t('surveyThanks')} />
          )}
        </div>
      ) : null}
      {part.ended ? <p className="mb-3 font-bold">{t('surveyEndedTitle')}</p> : null}
      <SurveyResultList tile={props.tile} counts={part.counts} />
      {page.screen === 'entry' ? (
        <p className="mt-3">
          <ButtonLink to={pathTo('start')} inverse>
            {t('wayToStart')}
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}

/** The vote came after the end: a dialog that the next page closes, so that it works without a script. */
function TooLate({ tile }: Pick<SurveyCardProps, 'tile'>) {
  const { page, t } = usePage();
  const form = formIdOf(tile);
  return (
    <div
      role="alertdialog"
      id={outcomeAnchor(form)}
      tabIndex={-1}
      aria-labelledby={`${form}-ended-title`}
      aria-describedby={`${form}-ended-text`}
      className="rounded border border-line p-4"
    >
      <h3 id={`${form}-ended-title`} className="text-lg">
        {t('surveyEndedTitle')}
      </h3>
      <p id={`${form}-ended-text`} className="mt-2">
        {t('surveyEndedText')}
      </p>
      <p className="-mb-2 mt-3 flex flex-wrap">
        <span className="mb-2 mr-3">
          <ButtonLink href={`${hereWith(page, { outcome: null })}#${form}-part`}>{t('ok')}</ButtonLink>
        </span>
        <span className="mb-2">
          <ButtonLink href={`${hereWith(page, { outcome: null, results: tile.id })}#${form}-part`} inverse>
            {t('surveyShowResults')}
          </ButtonLink>
        </span>
      </p>
    </div>
  );
}
