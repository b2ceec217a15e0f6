import type { Translate } from '#app/i18n/translate.ts';

/** Fields that the content server rejects ('INVALID'). Null if it names none, or none that the rider can correct. */
export function faultyFields(
  answer: { errormessage: string; fields?: string[] },
  shown: readonly string[],
  t: Translate,
): Record<string, string[]> | null {
  if (answer.errormessage !== 'INVALID') return null;
  const named = (answer.fields ?? []).filter((name) => shown.includes(name));
  if (named.length === 0) return null;
  return Object.fromEntries(named.map((name) => [name, [t('formInvalid')]]));
}
