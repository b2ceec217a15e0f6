import { Notice } from '#app/components/notice.tsx';
import type { Translate } from '#app/i18n/translate.ts';
import { errorsOf, type FormFailure } from './form-failure.ts';

/** A page that answers a form begins with its answer, for whoever can't see it turn red too. */
const FOCUSED = { autoFocus: true };

/**
 * First in `main` on a page whose form was not accepted: says so, leads to each field, and has the focus (`autofocus`
 * works without a script; enhance.ts does the same in browsers that know it for inputs only).
 */
export function ErrorSummary({ failure, t }: { failure: FormFailure; t: Translate }) {
  const errors = errorsOf(failure);
  return (
    <div
      id="error-summary"
      role="alert"
      tabIndex={-1}
      {...FOCUSED}
      aria-labelledby="error-summary-title"
      className="mx-auto mb-section max-w-column"
    >
      <Notice kind="error">
        <h2 id="error-summary-title" className="text-lg">
          {failure.message ?? t('formErrorTitle')}
        </h2>
        {errors.length > 0 ? (
          <ul className="mt-2">
            {errors.map(({ fieldId, text }) => (
              <li key={`${fieldId} ${text}`} className="py-1">
                <a
                  href={`#${fieldId}`}
                  className="inline-flex min-h-[44px] items-center underline underline-offset-4"
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </Notice>
    </div>
  );
}
