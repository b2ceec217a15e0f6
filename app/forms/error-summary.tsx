import { Notice } from '#app/components/notice.tsx';
import type { Translate } from '#app/i18n/translate.ts';
import {
  errorsOf,
  type FormConstraint,
  type FormError,
  type FormFailure,
  fieldId,
  messageOf,
} from './form-failure.ts';
import { TurnNote } from './turn-note.tsx';

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
 * works without a script; enhance-forms.ts does the same in browsers that know it for inputs only).
 */
export function ErrorSummary({ failure, constraint, t }: ErrorSummaryProps) {
  const message = messageOf(failure);
  const { form, turn } = failure;
  return (
    <>
      <div id="error-summary" role="alert" tabIndex={-1} {...FOCUSED} className="mb-section rounded">
        <SummaryBox
          titleId={message === null ? undefined : fieldId(form, 'error')}
          title={message ?? t('formErrorTitle')}
          form={form}
          errors={errorsOf(failure, constraint)}
        />
      </div>
      {turn === undefined ? null : <TurnNote form={form} seconds={turn} />}
    </>
  );
}

/** The same for live-check.ts, which fills it in: text browsers print what a template holds. */
export function SummaryTemplate({ t }: { t: Translate }) {
  return (
    <template data-summary={t('formErrorTitle')}>
      <div role="alert" tabIndex={-1} className="mb-section rounded">
        <Notice kind="error">
          <h2 className={TITLE}>{NO_WORDS}</h2>
          <ul className={LIST} data-link={LINK} />
        </Notice>
      </div>
    </template>
  );
}

const NO_WORDS = ' ';
const TITLE = 'text-lg';
const LIST = '-ml-9 mt-1 text-sm';
const LINK = 'inline-block min-h-[24px] py-[2px] underline underline-offset-4';

interface SummaryBoxProps {
  /** What conform has the form described by, where it is wrong beyond its fields. */
  titleId?: string;
  title: string;
  form: string;
  errors: FormError[];
}

/** Fourteen lines, the most that a form has fields, fit a phone's screen: they begin below the sign, not beside it. */
function SummaryBox({ titleId, title, form, errors }: SummaryBoxProps) {
  return (
    <Notice kind="error">
      <h2 id={titleId} className={TITLE}>
        {title}
      </h2>
      {errors.length > 0 ? (
        <ul className={LIST}>
          {errors.map(({ name, text }) => (
            <li key={text}>
              <a href={`#${fieldId(form, name)}`} className={LINK}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Notice>
  );
}
