import type { SubmissionResult } from '@conform-to/dom';
import type { KeptUpload } from './uploads/kept-upload.ts';
import { UPLOAD_FIELD } from './uploads/upload-rules.ts';

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
}
export type FormConstraint = Record<string, FieldConstraint>;

/** A form that was not accepted: what the page needs to show it again with everything that was typed. */
export interface FormFailure {
  /** Which form of the page it was. */
  form: string;
  /** The same as before: sending again is the same submission. */
  submissionId: string;
  /** What was typed and what is wrong with it, field by field, in the rider's language. */
  result: SubmissionResult<string[]>;
  /** What is wrong beyond single fields, in the rider's language. */
  message: string | null;
  /** Nothing is wrong: the form is shown again because the rider changed something about it. */
  calm?: boolean;
  /** Files that are kept while the rest is mended. */
  uploads?: KeptUpload[];
  /** A sealed token that was drawn, and whether it is time to draw again. */
  draw?: { sealed: string | null; again: boolean };
}

/** One line of the error summary: what is wrong, and the field to go to. */
export interface FormError {
  fieldId: string;
  text: string;
}

/** The id that a field of a form has in the page. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}

export function errorsOf(failure: FormFailure): FormError[] {
  return Object.entries(failure.result.error ?? {}).flatMap(([name, texts]) => {
    const all = texts ?? [];
    // A field needs one complaint; of files, each has its own.
    const told = name === UPLOAD_FIELD ? all : all.slice(0, 1);
    return told.map((text) => ({ fieldId: fieldId(failure.form, name), text }));
  });
}

/** Whether what an action returned is a form to be shown again. */
export function isFormFailure(candidate: unknown): candidate is FormFailure {
  return (
    typeof candidate === 'object' && candidate !== null && 'form' in candidate && 'submissionId' in candidate
  );
}
