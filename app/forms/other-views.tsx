import { translator } from '#app/i18n/translate.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { REDISPLAY_FIELD } from './form-failure.ts';

/**
 * Buttons that show the page in another language or view with what was typed, for pages without scripts; with them
 * carry-typed.ts does it. Placed after the submit button, because Enter presses the first button.
 */
export function OtherViews({ formId, action }: { formId: string; action: string }) {
  const { page, t } = usePage();
  const views = [
    ...page.languages
      .filter((language) => language !== page.language)
      .map((lang) => ({ changes: { lang }, lang, label: translator(lang)('languageName') })),
    {
      changes: { text: page.textOnly ? 'off' : 'on', display: null },
      lang: undefined,
      label: t(page.textOnly ? 'textOnlyEnd' : 'textOnlyLink'),
    },
  ];
  const buttons = (
    <div className="other-views mt-4 text-sm text-soft">
      <p>{t('formOtherViews')}</p>
      {views.map(({ changes, lang, label }) => (
        <button
          key={label}
          type="submit"
          name={REDISPLAY_FIELD}
          value="1"
          formNoValidate
          formAction={`${shownAs(action, changes)}#${formId}`}
          lang={lang}
          className="mr-4 min-h-[44px] min-w-[44px] text-left underline hover:text-ink"
        >
          {label}
        </button>
      ))}
    </div>
  );
  return page.textOnly ? buttons : <noscript>{buttons}</noscript>;
}

function shownAs(action: string, changes: Record<string, string | null>): string {
  const [path = '', query = ''] = action.split('?');
  const params = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) params.delete(name);
    else params.set(name, value);
  }
  return `${path}?${params}`;
}
