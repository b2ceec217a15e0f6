import { Notice } from '#app/components/notice.tsx';
import type { Translate } from '#app/i18n/translate.ts';
import { errorsOf, type FormConstraint, type FormError, type FormFailure, fieldId } from './form-failure.ts';

/** A page that answers a form begins with its answer, for whoever can't see it turn red too. */
const FOCUSED = { autoFocus: true };

interface ErrorSummaryProps {
  failure: FormFailure;
  /** Of the form that failed: what its fields are called. */
  constraint: FormConstraint;
  t: Translate;
}

/**
 * First in `main` on a page whose form was not accepted: says so, leads to each field, and has the focus (`autofocus`
 * works without a script; enhance.ts does the same in browsers that know it for inputs only).
 */
export function ErrorSummary({ failure, constraint, t }: ErrorSummaryProps) {
  return (
    <div id="error-summary" role="alert" tabIndex={-1} {...FOCUSED} className="mb-section rounded">
      <SummaryBox
        title={failure.message ?? t('formErrorTitle')}
        form={failure.form}
        errors={errorsOf(failure, constraint)}
      />
    </div>
  );
}

/** The same for live-check.ts, which fills it in. */
export function SummaryTemplate({ form, t }: { form: string; t: Translate }) {
  return (
    <template data-summary="">
      <div role="alert" tabIndex={-1} className="mb-section rounded">
        <SummaryBox title={t('formErrorTitle')} form={form} errors={[{ name: '', text: '' }]} />
      </div>
    </template>
  );
}

/** Fourteen lines, the most that a form has fields, fit a phone's screen: they begin below the sign, not beside it. */
function SummaryBox({ title, form, errors }: { title: string; form: string; errors: FormError[] }) {
  return (
    <Notice kind="error">
      <h2 className="text-lg">{title}</h2>
      {errors.length > 0 ? (
        <ul className="-ml-9 mt-1 text-sm">
          {errors.map(({ name, text }) => (
            <li key={text}>
              <a
                href={`#${fieldId(form, name)}`}
                className="inline-block min-h-[24px] py-[2px] underline underline-offset-4"
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}
