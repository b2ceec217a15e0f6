import { SENT_PARAM } from '#app/config/sent-param.ts';
import type { Visit } from '#app/visit/visit.ts';

/** The settings page's own address with what was chosen in it; what the form didn't send stays as it was. */
export function settingsAddress(
  { path, params: asked }: Pick<Visit, 'path' | 'params'>,
  form: FormData,
): string {
  const params = new URLSearchParams(asked);
  // An unchecked box sends nothing; off must be said, or a cookie that says on would win.
  params.set('text', form.get('text') === 'on' ? 'on' : 'off');
  const language = form.get('lang');
  if (typeof language === 'string' && /^[a-z]{2}$/.test(language)) params.set('lang', language);
  params.delete(SENT_PARAM);
  params.set('saved', '1');
  return `${path}?${params}`;
}
