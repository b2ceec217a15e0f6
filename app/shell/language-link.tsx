import type { ReactNode } from 'react';
import type { Language } from '#app/contract/language.ts';
import { mayAnalyse } from '#app/visit/consent.ts';
import { currentUrlWith } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

interface LanguageLinkProps {
  to: Language;
  className: string;
  children: ReactNode;
}

/** A link to the same page in another language, labelled in that language. */
export function LanguageLink({ to, className, children }: LanguageLinkProps) {
  const { page } = usePage();
  const usage = JSON.stringify({ category: 'lang', action: 'changeTo', name: to });
  return (
    <a
      className={className}
      href={currentUrlWith(page, { lang: to })}
      hrefLang={to}
      lang={to}
      data-carry=""
      data-usage={mayAnalyse(page) ? usage : undefined}
    >
      {children}
    </a>
  );
}
