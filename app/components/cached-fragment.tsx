import type { ReactElement } from 'react';
import { useCachedMarkup } from '#app/visit/fragments.ts';

interface CachedFragmentProps {
  className: string | undefined;
  /** What it shows, where every rider sees that alike; other content is another object. */
  content: object | null;
  /** Where on the page it stands, and how. */
  place: string;
  children: ReactElement;
}

/** A part of a page in a box of its own, rendered once for all pages that show it the same way. */
export function CachedFragment({ className, content, place, children }: CachedFragmentProps) {
  const markupOf = useCachedMarkup();
  const html = content && markupOf({ content, place, element: children });
  if (html === null) return <div className={className}>{children}</div>;
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
