import type { ReactElement } from 'react';
import { useCachedMarkup } from '#app/visit/fragments.ts';

interface CachedFragmentProps {
  className: string | undefined;
  /** The content, if all riders see it alike; compared by identity, so changed content must be a new object. */
  content: object | null;
  /** Its position and appearance on the page; part of the cache key. */
  place: string;
  children: ReactElement;
}

/** A <div> whose HTML is rendered once and cached for all pages that show it the same way. */
export function CachedFragment({ className, content, place, children }: CachedFragmentProps) {
  const markupOf = useCachedMarkup();
  const html = content && markupOf({ content, place, element: children });
  if (html === null) return <div className={className}>{children}</div>;
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
