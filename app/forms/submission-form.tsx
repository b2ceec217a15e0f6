import { type FieldMetadata, getFormProps, useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import { contentLanguage } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { SummaryTemplate } from './error-summary.tsx';
import { type FormConstraint, type FormFailure, labelBefore } from './form-failure.ts';
import { OtherViews } from './other-views.tsx';
import { PreviewNote } from './preview-note.tsx';
import { waitingWords } from './waiting-words.ts';

export type FieldOf = (name: string) => FieldMetadata<string>;

interface SubmissionFormProps {
  /** Unique on the page; inputs refer to their form by it. */
  id: string;
  /** The action URL. No fragment, or browsers would not focus the error summary. */
  action: string;
  /** Null for a vote: its id is derived from the browser's id when it is sent (decision record 0057). */
  submissionId: string | null;
  constraint: FormConstraint;
  /** This form's failure, if it was just rejected. */
  failure: FormFailure | null;
  /** Required for file uploads. */
  multipart?: boolean;
  /** Whether something is typed that isn't in `constraint`; it is taken along to another language or view, too. */
  typed?: boolean;
  /** Whether the outbox may queue this form on the device while offline. */
  mayWait?: boolean;
  /** The time by which it must arrive. */
  waitsTill?: string | undefined;
  className?: string;
  children: (field: FieldOf) => ReactNode;
}

/**
 * A plain form, rendered on the server and never hydrated. Validated by the server's schema and by live-check.ts; the
 * browser's own validation is off, because it shows one error at a time and in its own language.
 */
export function SubmissionForm({
  id,
  action,
  submissionId,
  constraint,
  failure,
  multipart = false,
  typed = false,
  mayWait = false,
  waitsTill,
  className,
  children,
}: SubmissionFormProps) {
  const [form, fields] = useForm<Record<string, string>>({
    id,
    constraint,
    lastResult: failure?.result ?? null,
  });
  const { onSubmit: _hydratedOnly, ...props } = getFormProps(form);
  const { page, t } = usePage();
  const asks = Object.keys(constraint).length > 0;
  const live = page.textOnly
    ? {}
    : {
        // As an island in a slide.
        'aria-live': 'off' as const,
        'data-live': JSON.stringify(messagesFor(constraint, contentLanguage(page))),
        'data-title-prefix': t('formErrorPrefix'),
        'data-tried': failure && !failure.isRedisplay ? '' : undefined,
        // A captive portal's window loses its storage when it closes.
        'data-later':
          mayWait && page.usesServiceWorker && page.portal === null
            ? JSON.stringify(waitingWords(t, waitsTill))
            : undefined,
      };
  return (
    <form
      {...props}
      {...live}
      method="post"
      action={action}
      encType={multipart ? 'multipart/form-data' : undefined}
      className={className}
    >
      {page.preview ? <PreviewNote dryRunFields={failure?.dryRunFields} t={t} /> : null}
      {asks && !page.textOnly ? <SummaryTemplate t={t} /> : null}
      <input type="hidden" name="form" value={id} />
      {submissionId === null ? null : (
        <input type="hidden" name="submission_id" value={failure?.submissionId ?? submissionId} />
      )}
      {children((name) => fields[name] as FieldMetadata<string>)}
      {asks || typed ? <OtherViews formId={id} action={action} /> : null}
      {page.textOnly ? null : (
        <>
          <p
            role="status"
            data-send-note=""
            data-slow={t('sendSlow')}
            className="mt-4 border-l-4 border-line bg-card p-4 text-ink empty:mt-0 empty:border-0 empty:p-0"
          />
          <p
            role="alert"
            data-send-note=""
            data-offline={t('sendOffline')}
            data-late={t('sendLate')}
            className="mt-4 border-l-4 border-warning bg-warning-tint p-4 font-bold text-ink empty:hidden"
          />
        </>
      )}
    </form>
  );
}

/** Each message with what the summary has before it. */
function messagesFor(constraint: FormConstraint, contentLang: string | undefined) {
  return Object.fromEntries(
    Object.entries(constraint).map(([name, { label = '', byEditor, messages = [] }]) => [
      name,
      {
        lang: byEditor ? contentLang : undefined,
        messages: messages.map((text) => text && [labelBefore(text, label), text]),
      },
    ]),
  );
}
