import { EditorText } from '#app/components/editor-text.tsx';
import { FOCUSED } from '#app/components/focused.ts';
import { Notice } from '#app/components/notice.tsx';
import type { Translate } from '#app/i18n/translate.ts';
import { AutoRetryNote } from './auto-retry-note.tsx';
import { errorsOf, type FormConstraint, type FormFailure, fieldId, messageOf } from './form-failure.ts';

interface ErrorSummaryProps {
  failure: FormFailure;
  /** The failed form's fields, for their labels. */
  constraint: FormConstraint;
  t: Translate;
}

/**
 * The first element in `main` after a failed form: says so, links to each field, and has the focus (`autofocus` works
 * without a script; enhance-forms.ts covers browsers that support it only on inputs). live-check.ts changes single lines,
 * which `aria-atomic` has announced alone.
 */
export function ErrorSummary({ failure, constraint, t }: ErrorSummaryProps) {
  const message = messageOf(failure);
  const { formId, retryAfterSeconds } = failure;
  const errors = errorsOf(failure, constraint);
  return (
    <>
      <div
        id="error-summary"
        role="alert"
        aria-atomic={false}
        tabIndex={-1}
        {...FOCUSED}
        className="mb-section rounded"
      >
        <Notice kind="error">
          {/* The id that conform's aria-describedby refers to for errors of the whole form. */}
          <h2 id={message === null ? undefined : fieldId(formId, 'error')} className={TITLE}>
            {message ?? t('formErrorTitle')}
          </h2>
          {errors.length > 0 ? (
            <ul className={LIST}>
              {errors.map(({ name, text, label, byEditor }) => (
                <li key={name + text}>
                  <a href={`#${fieldId(formId, name)}`} className={LINK}>
                    {byEditor ? <EditorText>{label}</EditorText> : label}
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          ) : null}
        </Notice>
      </div>
      {retryAfterSeconds === undefined ? null : <AutoRetryNote formId={formId} seconds={retryAfterSeconds} />}
    </>
  );
}

/** The same as an empty <template>, filled in by live-check.ts: text browsers print a template's content. */
export function SummaryTemplate({ t }: { t: Translate }) {
  return (
    <template data-summary={t('formErrorTitle')}>
      <div role="alert" aria-atomic={false} tabIndex={-1} className="mb-section rounded">
        <Notice kind="error">
          <h2 className={TITLE}>{NO_WORDS}</h2>
          <ul className={LIST} data-class={LINK} />
        </Notice>
      </div>
    </template>
  );
}

const NO_WORDS = ' ';
const TITLE = 'text-lg';
/** Below the icon and not beside it, so that up to 14 errors fit a phone's screen. */
const LIST = '-ml-9 mt-1 text-sm';
const LINK = 'inline-block max-w-full break-words min-h-[24px] py-[2px] underline underline-offset-4';
