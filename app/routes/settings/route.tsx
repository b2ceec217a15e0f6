import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Button } from '#app/components/button.tsx';
import { Card } from '#app/components/card.tsx';
import { FOCUSED } from '#app/components/focused.ts';
import { Heading } from '#app/components/heading.tsx';
import { Notice } from '#app/components/notice.tsx';
import type { Language } from '#app/contract/language.ts';
import { readForm } from '#app/forms/read-form.server.ts';
import { translator } from '#app/i18n/translate.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { languageUsage } from '#app/shell/language-link.tsx';
import { titleMeta } from '#app/shell/meta.ts';
import { currentUrlWith, postTo } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { visitOf } from '#app/visit/visit.server.ts';
import { settingsAddress } from './settings-address.ts';

export function loader({ request, context }: LoaderFunctionArgs) {
  return { saved: visitOf(request, context).params.get('saved') === '1' };
}

/** Redirects to a URL with the chosen settings; that request stores them in cookies, if the rider allows them. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { texts } = await readForm(request, context);
  return redirect(settingsAddress(visitOf(request, context), texts), 303);
}

export const headers = documentHeaders;
export const meta = titleMeta('settingsTitle', 'settingsDescription');

const TEXT_HELP = 'text-help';

export default function SettingsScreen() {
  const { saved } = useLoaderData<typeof loader>();
  const { page, t } = usePage();
  return (
    <div className="mx-auto max-w-column">
      <Heading>{t('settingsTitle')}</Heading>
      {saved ? (
        <div className="mb-section">
          <Notice kind="success" role="status" tabIndex={-1} {...FOCUSED}>
            {t('settingsSaved')}
          </Notice>
        </div>
      ) : null}
      <Card>
        <form method="post" action={postTo(page, currentUrlWith(page, { saved: null }))} autoComplete="off">
          <fieldset className="mb-section min-w-0">
            <legend className="mb-2 text-xl font-bold [overflow-wrap:anywhere]">
              {t('accessibilityTitle')}
            </legend>
            <Choice type="checkbox" name="text" value="on" checked={page.textOnly} atOnce={TEXT_HELP}>
              {t('settingsTextOnly')}
            </Choice>
            <p id={TEXT_HELP} className="ml-10 text-soft" data-script-note={` ${t('settingsAtOnce')}`}>
              {t('settingsTextOnlyHelp')}
            </p>
          </fieldset>
          {page.languages.length > 1 ? <LanguageChoice /> : null}
          <Button wide>{t('settingsSave')}</Button>
        </form>
      </Card>
    </div>
  );
}

function LanguageChoice() {
  const { page, t } = usePage();
  const nameOf = (language: Language) => translator(language)('languageName');
  return (
    <fieldset className="mb-section min-w-0">
      <legend className="mb-2 text-xl font-bold [overflow-wrap:anywhere]">{t('settingsLanguage')}</legend>
      {page.languages.map((language) => (
        <Choice
          key={language}
          type="radio"
          name="lang"
          value={language}
          checked={page.language === language}
          usage={page.language === language ? undefined : languageUsage(page, language)}
        >
          <span lang={language}>{nameOf(language)}</span>
        </Choice>
      ))}
      <p className="text-soft">{t('settingsLanguageHelp')}</p>
    </fieldset>
  );
}

interface ChoiceProps {
  type: 'checkbox' | 'radio';
  name: string;
  value: string;
  checked: boolean;
  /** Id of the text which says that, with a script, a change takes effect without the submit button. */
  atOnce?: string;
  usage?: string | undefined;
  children: React.ReactNode;
}

function Choice({ type, name, value, checked, atOnce, usage, children }: ChoiceProps) {
  return (
    <label className="flex min-h-[44px] cursor-pointer items-center">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={checked}
        data-at-once={atOnce && ''}
        data-usage={usage}
        aria-describedby={atOnce}
        className="mr-4 h-6 w-6 flex-none accent-green"
      />
      <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{children}</span>
    </label>
  );
}
