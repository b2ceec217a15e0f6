import { PageLink } from '#app/components/page-link.tsx';
import { translator } from '#app/i18n/translate.ts';
import { pathTo } from '#app/route-table.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { LanguageLink } from './language-link.tsx';
import { TextOnlyLink } from './text-only-link.tsx';

const link = 'inline-flex min-h-[44px] min-w-[44px] items-center underline hover:text-ink';

export function Footer() {
  const { page, t } = usePage();
  const others = page.languages.filter((language) => language !== page.language);
  const links = [
    ['accessibility', t('accessibilityTitle')],
    ['imprint', t('imprintTitle')],
    ['privacy', t('privacyTitle')],
  ] as const;
  return (
    <footer className="border-t border-line">
      <TextOnlyLink />
      <nav aria-label={t('footerLabel')}>
        <ul className="mx-auto flex max-w-page flex-wrap px-gutter py-4 text-sm text-soft">
          {links.map(([screen, label]) => (
            <li key={screen} className="mr-4">
              <PageLink className={link} to={pathTo(screen)}>
                {label}
              </PageLink>
            </li>
          ))}
          {others.map((other) => (
            <li key={other} className="mr-4">
              <LanguageLink to={other} className={link}>
                {translator(other)('languageName')}
              </LanguageLink>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
