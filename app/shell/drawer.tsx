import type { ReactNode } from 'react';
import { Icon, type IconName } from '#app/components/icon.tsx';
import { PageLink } from '#app/components/page-link.tsx';
import { translator } from '#app/i18n/translate.ts';
import { pathTo } from '#app/route-table.ts';
import { currentUrlWith } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { LanguageLink } from './language-link.tsx';

const SCREENS = [
  ['archive', 'archive', 'archiveTitle'],
  ['archiveSearch', 'search', 'archiveSearchTitle'],
  ['about', 'info', 'aboutTitle'],
  ['settings', 'settings', 'settingsTitle'],
  ['imprint', 'file', 'imprintTitle'],
  ['privacy', 'shield', 'privacyTitle'],
  ['accessibility', 'accessibility', 'accessibilityTitle'],
] as const;

const title = 'px-5 pb-1 pt-4 text-sm text-soft';

/** No icons in the text-only view: the label says the same. */
function Row({ icon, children }: { icon: IconName; children: ReactNode }) {
  const { page } = usePage();
  return (
    <>
      {page.textOnly ? null : <Icon name={icon} className="mr-4 h-6 w-6 flex-none text-soft" />}
      {children}
    </>
  );
}

/**
 * The menu is a <details>, so it opens without a script. The backdrop belongs to its summary, so a tap beside the
 * menu closes it. enhance-shell.ts adds Escape and closes it when the focus leaves.
 */
export function Drawer() {
  const { page, t } = usePage();
  return (
    <details className="drawer -ml-3" data-menu="">
      <summary className="grid h-11 w-11 cursor-pointer place-items-center rounded">
        <Icon name="menu" className="drawer-closed h-6 w-6" />
        <Icon name="close" className="drawer-opened h-6 w-6" />
        <span className="sr-only">{t('menu')}</span>
      </summary>
      <nav className="drawer-panel" aria-label={t('menu')}>
        <p id="drawer-more" className={title}>
          {t('drawerMore')}
        </p>
        <ul className="pb-2" aria-labelledby="drawer-more">
          {SCREENS.map(([screen, icon, title]) => (
            <li key={screen}>
              <PageLink to={pathTo(screen)} className="drawer-link">
                <Row icon={icon}>{t(title)}</Row>
              </PageLink>
            </li>
          ))}
        </ul>
        <p id="drawer-display" className={`border-t border-line ${title}`}>
          {t('drawerDisplay')}
        </p>
        <ul className="pb-2" aria-labelledby="drawer-display">
          <li>
            <Switch
              icon="text"
              label={t('textOnly')}
              on={page.textOnly}
              href={currentUrlWith(page, { text: page.textOnly ? 'off' : 'on' })}
            />
          </li>
          {page.darkAvailable ? <DarkRows /> : null}
          {page.languages
            .filter((language) => language !== page.language)
            .map((language) => (
              <li key={language}>
                <LanguageLink to={language} className="drawer-link">
                  <Row icon="globe">{translator(language)('languageName')}</Row>
                </LanguageLink>
              </li>
            ))}
        </ul>
      </nav>
    </details>
  );
}

/** With dark mode 'device' only the browser knows the current scheme, so both switches are sent and CSS hides one. */
function DarkRows() {
  const { page, t } = usePage();
  const row = (isOn: boolean) => (
    <Switch
      icon="moon"
      label={t('darkMode')}
      on={isOn}
      href={currentUrlWith(page, { dark: isOn ? 'off' : 'on' })}
    />
  );
  if (page.dark !== 'device') return <li>{row(page.dark === 'on')}</li>;
  return (
    <>
      <li className="dark:hidden">{row(false)}</li>
      <li className="hidden dark:block">{row(true)}</li>
    </>
  );
}

/** Settings are in the URL: the switch is a link to the same page with another parameter. */
function Switch({ icon, label, on, href }: { icon: IconName; label: string; on: boolean; href: string }) {
  const { t } = usePage();
  return (
    <a href={href} className="drawer-link" rel="nofollow" data-carry="">
      <Row icon={icon}>
        <span className="flex-1">{label}</span>{' '}
        <span className={`text-sm ${on ? 'font-bold text-green' : 'text-soft'}`}>{t(on ? 'on' : 'off')}</span>
      </Row>
    </a>
  );
}
