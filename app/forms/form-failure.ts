import type { SubmissionResult } from '@conform-to/dom';
import { UPLOAD_FIELD } from '#app/contract/upload-rules.ts';
import type { AcceptedUpload } from './uploads/accepted-upload.ts';

/** The name of a button that sends nothing: the form comes back with what was typed, in another language or view. */
export const AGAIN_FIELD = 'again';

/** HTML's own checks, by field name, made from the schema that also checks on the server. */
export interface FieldConstraint {
  required?: boolean;
  minLength?: number;
  maxLength?: number;
  min?: string | number;
  max?: string | number;
  step?: string | number;
  multiple?: boolean;
  pattern?: string;
  /** What the summary calls the field. */
  label?: string;
  /** What is said where it is missing, and where it is wrong. */
  messages?: readonly [missing?: string, wrong?: string];
}
export type FormConstraint = Record<string, FieldConstraint>;

/** A form that was not accepted: what the page needs to show it again with everything that was typed. */
export interface FormFailure {
  /** Which form of the page it was. */
  form: string;
  /** The same as before: sending again is the same submission. */
  submissionId: string;
  /** What was typed and what is wrong with it, field by field and beyond them, in the rider's language. */
  result: SubmissionResult;
  /** Nothing is wrong: the form is shown again because the rider changed something about it. */
  calm?: boolean;
  /** Nothing is wrong, but it came too early: in so many seconds it may be sent again. */
  turn?: number;
  /** Told where it happened instead of first on the page. */
  inPlace?: boolean;
  /** Files that are kept while the rest is mended. */
  uploads?: AcceptedUpload[];
  /** A sealed token that was drawn, until when it holds, whether it is time to draw again, and whether this was the draw. */
  draw?: { sealed: string | null; until: number | null; again: boolean; won?: boolean };
  /** In a preview: what would have been sent. */
  rehearsed?: Array<readonly [name: string, value: string]>;
}

/** How a message at a field looks, whoever writes it there. */
export const FIELD_ERROR = 'mt-1 font-bold text-warning';

/** One line of the error summary: what is wrong, and the field to go to. */
export interface FormError {
  name: string;
  text: string;
}

/** The id that a field of a form has in the page. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

/** Each line names its field, and none stands there twice. */
export function summaryLines(errors: ReadonlyArray<FormError & { label: string }>): FormError[] {
  const lines = errors.map(({ name, text, label }) => {
    const named = text.toLowerCase().includes(label.toLowerCase());
    return { name, text: named ? text : `${label}: ${text}` };
  });
  return lines.filter(({ text }, index) => lines.findIndex((line) => line.text === text) === index);
}

/** What is wrong beyond single fields. */
export function messageOf({ result }: FormFailure): string | null {
  return result.error?.['']?.[0] ?? null;
}

export function errorsOf(failure: FormFailure, constraint: FormConstraint): FormError[] {
  const { '': _beyondFields, ...ofFields } = failure.result.error ?? {};
  // In the form's order; what conform replies is sorted by name.
  const names = new Set([...Object.keys(constraint), ...Object.keys(ofFields)]);
  return summaryLines(
    [...names].flatMap((name) => {
      const all = ofFields[name] ?? [];
      // A field needs one complaint; of files, each has its own.
      const told = name === UPLOAD_FIELD ? all : all.slice(0, 1);
      return told.map((text) => ({ name, text, label: constraint[name]?.label ?? '' }));
    }),
  );
}

/** Whether the page begins with what is wrong. */
export function needsSummary(failure: FormFailure | null | undefined): failure is FormFailure {
  return Boolean(failure && !failure.calm && !failure.inPlace);
}

/** Whether what an action returned is a form to be shown again. */
export function isFormFailure(candidate: unknown): candidate is FormFailure {
  return (
    typeof candidate === 'object' && candidate !== null && 'form' in candidate && 'submissionId' in candidate
  );
}
