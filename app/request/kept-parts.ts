import { createContext, type ReactElement, useContext } from 'react';
import type { Keeping } from '#app/config/hosted-app.ts';
import { useKeeping } from './keeping-context.ts';
import { type PageContextValue, usePage } from './page-context.tsx';

/** A part of a page that is the same for every rider who sees the page the same way. */
export interface CommonPart {
  /** What it shows; other content is another object. */
  content: object;
  /** Where on the page it stands, and how. */
  place: string;
  element: ReactElement;
}

/** A part's markup, made now or before; null where it has to be made along with the page. */
export type MarkupOf = (part: CommonPart, on: PageContextValue, keeping: Keeping) => string | null;

/** Nothing is kept but where the server says how (kept-parts.server.tsx). */
const MarkupContext = createContext<MarkupOf>(() => null);

export const KeptPartsProvider = MarkupContext.Provider;

export function useKeptMarkup(): (part: CommonPart) => string | null {
  const markupOf = useContext(MarkupContext);
  const on = usePage();
  const keeping = useKeeping();
  return (part) => markupOf(part, on, keeping);
}
