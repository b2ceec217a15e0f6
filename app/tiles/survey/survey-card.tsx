import { ButtonLink } from '#app/components/button.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { formIdOf, formStateFor } from '#app/participation/participation.ts';
import { pathTo } from '#app/route-table.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { FormsElsewhere, OutcomeNotice } from '../tile/form-panel.tsx';
import { EndedDialog } from './ended-dialog.tsx';
import type { SurveyCardProps, SurveyFormProps } from './survey-props.ts';
import { SurveyResultList } from './survey-result-list.tsx';
import { SurveyVote } from './survey-vote.tsx';

/** A survey with a band in its own colour; the same on an entry's page and on a teaser page. */
export function SurveyCard(props: SurveyCardProps) {
  const { tile, entry, participation, badge, as: Tag = 'section', level = 2 } = props;
  const Question = level === 2 ? 'h2' : 'h3';
  const { page, t } = usePage();
  const formState = formStateFor(participation, tile);
  return (
    <Tag
      id={`${formIdOf(tile)}-part`}
      className="survey-card fills rounded bg-card p-4 shadow-lifted sd:px-6"
      style={{ borderColor: tile.backgroundColor }}
    >
      {badge ? <p className="mb-2">{badge}</p> : null}
      <Question className="mb-3 text-xl">
        <EditorText>{tile.question}</EditorText>
      </Question>
      {formState && participation ? (
        <SurveyState {...props} participation={participation} formState={formState} />
      ) : (
        <FormsElsewhere context={{ page, t, entry }} />
      )}
      <p className="mt-1 text-sm text-soft">{t('surveyLabel')}</p>
    </Tag>
  );
}

function SurveyState({ formState, ...props }: SurveyFormProps) {
  const { page, t } = usePage();
  const formId = formIdOf(props.tile);
  if (formState.show === 'vote') return <SurveyVote {...props} formState={formState} />;
  return (
    <>
      {formState.outcome?.kind === 'tooLate' ? (
        <EndedDialog tile={props.tile} outcome={formState.outcome} />
      ) : formState.outcome ? (
        <div className="mb-3">
          {formState.outcome.kind === 'votedBefore' ? (
            <OutcomeNotice formId={formId} kind="info" title={t('surveyVotedBefore')} />
          ) : (
            <OutcomeNotice formId={formId} title={t('surveyThanks')} />
          )}
        </div>
      ) : null}
      {formState.ended || formState.outcome?.kind === 'tooLate' ? (
        <p className="mb-3 font-bold">{t('surveyEndedTitle')}</p>
      ) : null}
      <SurveyResultList
        tile={props.tile}
        counts={formState.counts}
        own={formState.outcome?.kind === 'voted' ? formState.outcome.text : undefined}
      />
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
