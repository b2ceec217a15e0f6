import type { Translate } from '#app/i18n/translate.ts';

/**
 * The content server is the last to check and names the fields that it won't take ('INVALID'). Null where it does not,
 * or where it names nothing that the rider could mend.
 */
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
