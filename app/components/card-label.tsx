import type { ReactNode } from 'react';
import { badgeOf, badgeSpan } from '#app/content/badge.ts';
import type { Teaser } from '#app/content/teaser.ts';
import { translator } from '#app/i18n/translate.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { Badge, badgeText } from './badge.tsx';
import { EditorText } from './editor-text.tsx';
import { useSoon } from './use-soon.ts';

const german = translator('de');

/** The line above a card's headline: 'advertising', the badge, and the editor's subline. */
export function CardLabel({
  teaser,
  mark = (text) => text,
}: {
  teaser: Teaser;
  mark?: (text: string) => ReactNode;
}) {
  const where = usePage();
  const { subline, entry } = teaser;
  const badge = badgeOf(entry);
  const soon = useSoon(badgeSpan(entry), where);
  // Hide a subline that only repeats the badge; editors write German.
  const labels = [...(entry.sponsored ? ['sponsored' as const] : []), ...(badge ? [badge] : [])];
  const repeated = labels.some((label) => subline.toLowerCase() === badgeText(label, german).toLowerCase());
  return (
    <>
      {labels.length > 0 ? (
        <p className="card-labels">
          {labels.map((label) => (
            <Badge key={label} kind={label} />
          ))}
          {soon ? <span className="text-sm font-semibold"> {soon}</span> : null}
        </p>
      ) : null}
      {subline === '' || repeated ? null : (
        <EditorText as="p" className="card-kicker">
          {mark(subline)}
        </EditorText>
      )}
    </>
  );
}
