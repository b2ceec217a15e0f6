import { type FieldMetadata, getFormProps, useForm } from '@conform-to/react';
import type { ReactNode } from 'react';
import type { FormConstraint, FormFailure } from './form-failure.ts';

export type FieldOf = (name: string) => FieldMetadata<string>;

interface SubmissionFormProps {
  /** Unique on the page; inputs name their form by it. */
  id: string;
  /** Where it posts to; no fragment, or browsers would not focus the error summary. */
  action: string;
  /** Null for a vote: its id is derived from the browser's consent when it is sent. */
  submissionId: string | null;
  constraint: FormConstraint;
  /** This form's failure, if it was just sent and not accepted. */
  failure: FormFailure | null;
  /** Needed for files. */
  multipart?: boolean;
  defaultValue?: Record<string, string>;
  className?: string;
  children: (field: FieldOf) => ReactNode;
}

/**
 * A plain form: the browser checks it by the schema's constraints, the server by the schema itself. It is rendered on
 * the server and never hydrated.
 */
export function SubmissionForm({
  id,
  action,
  submissionId,
  constraint,
  failure,
  multipart = false,
  defaultValue,
  className,
  children,
}: SubmissionFormProps) {
  const [form, fields] = useForm<Record<string, string>>({
    id,
    constraint,
    defaultValue,
    lastResult: failure?.form === id ? failure.result : null,
    // Without this conform writes `novalidate`, and riders without JavaScript lose the browser's own checks.
    defaultNoValidate: false,
  });
  const { onSubmit: _hydratedOnly, ...props } = getFormProps(form);
  return (
    <form
      {...props}
      method="post"
      action={action}
      encType={multipart ? 'multipart/form-data' : undefined}
      className={className}
    >
      <input type="hidden" name="form" value={id} />
      {submissionId === null ? null : (
        <input
          type="hidden"
          name="submission_id"
          value={failure?.form === id ? failure.submissionId : submissionId}
        />
      )}
      {children((name) => fields[name] as FieldMetadata<string>)}
    </form>
  );
}
