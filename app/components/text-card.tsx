import type { Teaser } from '#app/content/teaser.ts';
import { CardAnchor } from './card-anchor.tsx';
import { CardHeadline, type HeadlineLevel } from './card-headline.tsx';
import { CardLabel } from './card-label.tsx';
import { EditorText } from './editor-text.tsx';

/** A card in the text-only view (specification 2.2, 'Text-only mode'). */
export function TextCard({ teaser, level }: { teaser: Teaser; level?: HeadlineLevel }) {
  const { headline, text, entry } = teaser;
  return (
    <article>
      <CardAnchor entry={entry} className="card-link p-4">
        <CardLabel teaser={teaser} />
        <CardHeadline text={headline} level={level} />
        <EditorText as="p" className="mt-1 text-soft" or={null}>
          {text}
        </EditorText>
      </CardAnchor>
    </article>
  );
}
