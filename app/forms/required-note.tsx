import type { Translate } from '#app/i18n/translate.ts';
import type { FormConstraint } from './form-failure.ts';

interface RequiredNoteProps {
  constraint: FormConstraint;
  /** Something other than a field is required too. */
  mandatory?: boolean;
  t: Translate;
}

/** Explains the asterisk, if the form has one. */
export function RequiredNote({ constraint, mandatory = false, t }: RequiredNoteProps) {
  if (!mandatory && !Object.values(constraint).some(({ required }) => required)) return null;
  return <p className="mb-4 text-sm text-soft">{t('formRequiredNote')}</p>;
}
