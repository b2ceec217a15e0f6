import type { ReactNode } from 'react';
import type { Language } from '#app/contract/language.ts';
import { mayAnalyse } from '#app/visit/consent.ts';
import { currentUrlWith, type Page } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

interface LanguageLinkProps {
  to: Language;
  className: string;
  children: ReactNode;
}

/** Counted by Matomo where the rider has agreed to it. */
export function languageUsage(page: Page, to: Language): string | undefined {
  return mayAnalyse(page) ? JSON.stringify({ category: 'lang', action: 'changeTo', name: to }) : undefined;
}

/** A link to the same page in another language, labelled in that language. */
export function LanguageLink({ to, className, children }: LanguageLinkProps) {
  const { page } = usePage();
  return (
    <a
      className={className}
      href={currentUrlWith(page, { lang: to })}
      hrefLang={to}
      lang={to}
      data-carry=""
      data-usage={languageUsage(page, to)}
    >
      {children}
    </a>
  );
}
