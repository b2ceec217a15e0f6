import type { ReactNode } from 'react';
import { badgeOf, badgeSpan } from '#app/content/badge.ts';
import type { Teaser } from '#app/content/teaser.ts';
import { usePage } from '#app/request/page-context.tsx';
import { Badge, badgeText } from './badge.tsx';
import { useSoon } from './use-soon.ts';
import { Written } from './written.tsx';

/** What stands above a card's headline: how to take part, and the line that its editor gave it. */
export function CardLabel({
  teaser,
  sponsored = false,
  mark = (text) => text,
}: {
  teaser: Teaser;
  sponsored?: boolean;
  mark?: (text: string) => ReactNode;
}) {
  const where = usePage();
  const { t } = where;
  const badge = sponsored ? 'sponsored' : badgeOf(teaser.entry);
  const soon = useSoon(sponsored ? null : badgeSpan(teaser.entry), where);
  const { subline } = teaser;
  // Editors often write the badge's own word there.
  const repeated = badge !== null && subline.toLowerCase() === badgeText(badge, t).toLowerCase();
  return (
    <>
      {badge ? (
        <p className="mb-2 flex flex-wrap items-center gap-x-2">
          <Badge kind={badge} quiet={sponsored} />
          {soon ? <span className="text-sm font-semibold">{soon}</span> : null}
        </p>
      ) : null}
      {subline === '' || repeated ? null : (
        <Written as="p" className="card-kicker">
          {mark(subline)}
        </Written>
      )}
    </>
  );
}
