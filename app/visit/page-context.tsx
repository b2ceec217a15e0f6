import { createContext, useContext } from 'react';
import type { Translate } from '#app/i18n/translate.ts';
import type { Page } from './page.ts';

export interface PageContextValue {
  page: Page;
  t: Translate;
}

const PageContext = createContext<PageContextValue | null>(null);

export const PageProvider = PageContext.Provider;

/** For the shell and page components. Tiles get their data as `context`, islands as props. */
export function usePage(): PageContextValue {
  const value = useContext(PageContext);
  if (!value) throw new Error('usePage outside PageProvider');
  return value;
}
