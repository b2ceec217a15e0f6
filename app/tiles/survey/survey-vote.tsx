import { Button } from '#app/components/button.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { PageLink } from '#app/components/page-link.tsx';
import type { SurveyTile } from '#app/contract/tiles/survey.ts';
import { localDay } from '#app/contract/time.ts';
import { Radios } from '#app/forms/radios.tsx';
import { SubmissionForm } from '#app/forms/submission-form.tsx';
import { failureFor, formIdOf } from '#app/participation/participation.ts';
import { endpoints, pathTo } from '#app/route-table.ts';
import { postTo, urlAfterDecision } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import type { SurveyFormProps } from './survey-props.ts';
import { answersOf, DAY_FIELD } from './survey-results.ts';

/** The answers; blurred behind the consent form if there is no consent. */
export function SurveyVote(props: SurveyFormProps) {
  const { page } = usePage();
  if (page.consent === 'given') return <VoteForm {...props} />;
  return (
    <div className="survey-asked">
      {page.textOnly ? null : <Options tile={props.tile} />}
      <ConsentOverlay tile={props.tile} />
    </div>
  );
}

/** Decorative preview of the answers, hidden from screen readers. */
function Options({ tile }: { tile: SurveyTile }) {
  return (
    <ul aria-hidden="true">
      {answersOf(tile).map(({ number, text }) => (
        <li key={number}>
          <span className="survey-dot" />
          <EditorText className="min-w-0">{text}</EditorText>
        </li>
      ))}
    </ul>
  );
}

/** There is only one consent, so the banner's text says what else it allows. Redirects back to the survey. */
function ConsentOverlay({ tile }: { tile: SurveyTile }) {
  const { page, t } = usePage();
  const why = t(page.consent === 'refused' ? 'surveyConsentRefused' : 'surveyConsentText');
  return (
    <form method="post" action={postTo(page, endpoints.consent.path)} className="shadow-lifted">
      <p className="mb-2 text-sm">
        {`${why} ${t(page.analytics ? 'consentText' : 'consentVotes')} `}
        <PageLink to={pathTo('privacy')} className="underline">
          {t('privacyTitle')}
        </PageLink>
      </p>
      <input type="hidden" name="return" value={`${urlAfterDecision(page)}#survey-${tile.id}-part`} />
      <Button name="decision" value="accept" wide>
        {t('surveyConsentAccept')}
      </Button>
    </form>
  );
}

function VoteForm({ tile, entry, participation, formState }: SurveyFormProps) {
  const { page, t } = usePage();
  const formId = formIdOf({ ...tile, key: '' });
  const failure = failureFor(participation, formId);
  return (
    <SubmissionForm
      id={formId}
      action={participation.here}
      submissionId={null}
      mayWait
      constraint={formState.constraint}
      failure={failure}
    >
      {(field) => (
        <>
          <input type="hidden" name="entry_id" value={entry.id} />
          {tile.endDate === '' ? (
            <input type="hidden" name={DAY_FIELD} value={failure?.day || localDay(page.now, page.timeZone)} />
          ) : null}
          <Radios
            meta={field('answer')}
            legend={<EditorText>{tile.question}</EditorText>}
            options={answersOf(tile).map(({ number, text }) => ({
              value: String(number),
              label: <EditorText>{text}</EditorText>,
            }))}
          />
          <Button wide data-needs-choice="">
            {t('surveyVote')}
          </Button>
        </>
      )}
    </SubmissionForm>
  );
}
