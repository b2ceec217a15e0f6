import { ButtonLink } from '#app/components/button.tsx';
import { FOCUSED } from '#app/components/focused.ts';
import { type Outcome, outcomeAnchor, withoutOutcome } from '#app/forms/outcome.ts';
import { currentUrlWith } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import type { SurveyCardProps } from './survey-props.ts';

/**
 * The vote came after the survey's end. A <dialog> that the server renders open, above the results; OK is a link to the
 * page without it. forms/modal-dialog.ts makes it modal and closes it in place.
 */
export function EndedDialog({ tile, outcome }: Pick<SurveyCardProps, 'tile'> & { outcome: Outcome }) {
  const { page, t } = usePage();
  const { form: formId } = outcome;
  const title = `${formId}-ended-title`;
  const text = `${formId}-ended-text`;
  return (
    <div className="mb-4">
      <dialog
        open
        id={outcomeAnchor(formId)}
        role="alertdialog"
        data-modal={`${formId}-part`}
        aria-labelledby={title}
        aria-describedby={text}
        className="relative m-auto open:block w-full max-w-column rounded [&[style]]:w-[calc(100%-32px)] border border-line bg-card p-6 text-ink shadow-lifted"
      >
        <h3 id={title} className="text-lg">
          {t('surveyEndedTitle')}
        </h3>
        <p id={text} className="mt-2">
          {t('surveyEndedText')}
        </p>
        <p className="mt-4">
          <ButtonLink
            href={`${currentUrlWith(withoutOutcome(page, outcome), { results: tile.id })}#${formId}-part`}
            {...FOCUSED}
          >
            {t('ok')}
          </ButtonLink>
        </p>
      </dialog>
    </div>
  );
}
