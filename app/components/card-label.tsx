import type { ReactNode } from 'react';
import { badgeOf } from '#app/content/badge.ts';
import type { Teaser } from '#app/content/teaser.ts';
import { usePage } from '#app/request/page-context.tsx';
import { Badge, badgeText } from './badge.tsx';
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
  const { t } = usePage();
  const badge = sponsored ? 'sponsored' : badgeOf(teaser.entry);
  const { subline } = teaser;
  // Editors often write the badge's own word there.
  const repeated = badge !== null && subline.toLowerCase() === badgeText(badge, t).toLowerCase();
  return (
    <>
      {badge ? (
        <p className="mb-2">
          <Badge kind={badge} quiet={sponsored} />
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
