import { SENT_PARAM } from '#app/config/sent-param.ts';
import type { Visit } from '#app/visit/visit.ts';

/** URL of the settings page with the chosen values; settings that the form didn't send are unchanged. */
export function settingsAddress(
  { path, params: asked }: Pick<Visit, 'path' | 'params'>,
  form: FormData,
): string {
  const params = new URLSearchParams(asked);
  // Unchecked boxes aren't sent. An explicit 'off' overrides a cookie that says 'on'.
  params.set('text', form.get('text') === 'on' ? 'on' : 'off');
  const language = form.get('lang');
  if (typeof language === 'string' && /^[a-z]{2}$/.test(language)) params.set('lang', language);
  params.delete(SENT_PARAM);
  params.set('saved', '1');
  return `${path}?${params}`;
}
