import type { Translate } from '#app/i18n/translate.ts';
import type { FormConstraint } from './form-failure.ts';

interface RequiredNoteProps {
  constraint: FormConstraint;
  /** Something besides the fields is asked for. */
  mandatory?: boolean;
  t: Translate;
}

/** What the asterisk means, where there is one. */
export function RequiredNote({ constraint, mandatory = false, t }: RequiredNoteProps) {
  if (!mandatory && !Object.values(constraint).some(({ required }) => required)) return null;
  return <p className="mb-4 text-sm text-soft">{t('formRequiredNote')}</p>;
}
