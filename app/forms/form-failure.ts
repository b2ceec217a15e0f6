import type { SubmissionResult } from '@conform-to/dom';
import { UPLOAD_FIELD } from '#app/contract/upload-fields.ts';
import type { AcceptedUpload } from './uploads/accepted-upload.ts';

/** Name of a button that only renders the form again, in another language or view, with what was typed. */
export const REDISPLAY_FIELD = 'again';
/** Its value after the browser's Back: then with its errors. */
export const BACK = 'back';

/** A field's HTML validation attributes, label and messages, generated from the server's schema. */
export interface FieldConstraint {
  required?: boolean;
  maxLength?: number;
  min?: string | number;
  max?: string | number;
  step?: string | number;
  /** The field's name; the error summary has it before a message that doesn't contain it. */
  label?: string;
  /** Whether an editor wrote the label. */
  byEditor?: boolean;
  /** Messages for a missing and for an invalid value. */
  messages?: readonly [missing?: string, wrong?: string];
}
export type FormConstraint = Record<string, FieldConstraint>;

/** A form that was not accepted, with all that is needed to show it again. */
export interface FormFailure {
  /** The form's id on its page. */
  formId: string;
  /** Unchanged, so that sending again counts as the same submission. */
  submissionId: string;
  /** conform's result: the values and the errors, in the rider's language. */
  result: SubmissionResult;
  /** No error: the form is only shown again, after a change of language or view for instance. */
  isRedisplay?: boolean;
  /** No error, but sent too early: may be sent again in this many seconds. */
  retryAfterSeconds?: number;
  /** For a survey without an end: the day on which the form was first shown. */
  day?: string;
  /** The message is shown at the form and not in the summary. */
  notInSummary?: boolean;
  /** Uploaded files, kept while the rider corrects the form. */
  uploads?: AcceptedUpload[];
  /** A sealed prize token, its expiry, whether to draw again, and whether this request was the draw. */
  draw?: { sealed: string | null; until: number | null; again: boolean; won?: boolean };
  /** In a preview: the values that would have been sent. */
  dryRunFields?: Array<readonly [name: string, value: string]>;
}

/** Class of a field's error message, shared by server and scripts. */
export const FIELD_ERROR = 'mt-1 font-bold text-warning';

/** An entry of the error summary: the message, the field it links to, and the label that is shown before it. */
export interface FormError {
  name: string;
  text: string;
  label: string;
  byEditor?: boolean;
}

/** The DOM id of a form's field. */
export function fieldId(formId: string, name: string): string {
  return `${formId}-${name}`;
}

/**
 * A field's label before its message in the summary; '' if the message contains it. After other punctuation there is no
 * colon, except after a single word's full stop, which marks an abbreviation ('Hausnr.:').
 */
export function labelBefore(text: string, label: string): string {
  if (text.toLowerCase().includes(label.toLowerCase())) return '';
  return label + (/[,:;!?…]$| .*\.$/.test(label) ? ' ' : ': ');
}

/** Removes a field's duplicates: of several files, each may have the same fault. */
export function summaryLines<Line extends FormError>(lines: readonly Line[]): Line[] {
  return lines.filter(
    ({ name, text }, index) => lines.findIndex((line) => line.name === name && line.text === text) === index,
  );
}

/** The error of the form as a whole. */
export function messageOf({ result }: FormFailure): string | null {
  return result.error?.['']?.[0] ?? null;
}

export function errorsOf(failure: FormFailure, constraint: FormConstraint): FormError[] {
  const { '': _beyondFields, ...ofFields } = failure.result.error ?? {};
  // In the form's order, because conform sorts errors by name.
  const names = new Set([...Object.keys(constraint), ...Object.keys(ofFields)]);
  return summaryLines(
    [...names].flatMap((name) => {
      const all = ofFields[name] ?? [];
      // One message per field, except for files, each of which may have its own.
      const told = name === UPLOAD_FIELD ? all : all.slice(0, 1);
      const { label = '', byEditor } = constraint[name] ?? {};
      return told.map((text) => ({ name, text, label: labelBefore(text, label), byEditor }));
    }),
  );
}

/** Whether the page needs the error summary. */
export function needsSummary(failure: FormFailure | null | undefined): failure is FormFailure {
  return Boolean(failure && !failure.isRedisplay && !failure.notInSummary);
}

/** Whether an action's result is a form to be shown again. */
export function isFormFailure(candidate: unknown): candidate is FormFailure {
  return (
    typeof candidate === 'object' &&
    candidate !== null &&
    'formId' in candidate &&
    'submissionId' in candidate
  );
}
