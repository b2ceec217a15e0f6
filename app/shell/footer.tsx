import { PageLink } from '#app/components/page-link.tsx';
import { mayAnalyse } from '#app/request/consent.ts';
import { hereWith } from '#app/request/page.ts';
import { usePage } from '#app/request/page-context.tsx';
import { pathTo } from '#app/route-table.ts';
import { LightView } from './light-view.tsx';

const link = 'inline-flex min-h-[44px] min-w-[44px] items-center underline hover:text-ink';

export function Footer() {
  const { page, t } = usePage();
  const other = page.languages.find((language) => language !== page.language);
  const links = [
    ['accessibility', t('accessibilityTitle')],
    ['imprint', t('imprintTitle')],
    ['privacy', t('privacyTitle')],
  ] as const;
  return (
    <footer className="border-t border-line">
      <LightView />
      <nav aria-label={t('footerLabel')}>
        <ul className="mx-auto flex max-w-page flex-wrap px-gutter py-4 text-sm text-soft">
          {links.map(([screen, label]) => (
            <li key={screen} className="mr-4">
              <PageLink className={link} to={pathTo(screen)}>
                {label}
              </PageLink>
            </li>
          ))}
          {other ? (
            <li>
              <a
                className={link}
                href={hereWith(page, { lang: other })}
                hrefLang={other}
                lang={other}
                {...(mayAnalyse(page)
                  ? { 'data-usage': JSON.stringify({ category: 'lang', action: 'changeTo', name: other }) }
                  : {})}
              >
                {t('switchLanguage')}
              </a>
            </li>
          ) : null}
        </ul>
      </nav>
    </footer>
  );
}
