import type { ReactElement } from 'react';
import { useKeptMarkup } from '#app/request/kept-parts.ts';

interface PartProps {
  className: string | undefined;
  /** What it shows, where every rider sees that alike; other content is another object. */
  content: object | null;
  /** Where on the page it stands, and how. */
  place: string;
  children: ReactElement;
}

/** A part of a page in a box of its own, made once for all pages that show it the same way. */
export function Part({ className, content, place, children }: PartProps) {
  const kept = useKeptMarkup();
  const html = content && kept({ content, place, element: children });
  if (html === null) return <div className={className}>{children}</div>;
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
