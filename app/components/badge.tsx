import type { BadgeKind } from '#app/content/badge.ts';
import type { TextKey } from '#app/i18n/de.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { usePage } from '#app/visit/page-context.tsx';

const LABELS: Record<BadgeKind | 'sponsored', TextKey> = {
  competition: 'badgeCompetition',
  action: 'badgeAction',
  survey: 'badgeSurvey',
  deal: 'badgeDeal',
  sponsored: 'badgeSponsored',
};

export function badgeText(kind: BadgeKind | 'sponsored', t: Translate): string {
  return t(LABELS[kind]);
}

/** Advertising has a background of its own, so that it can't be confused with other badges. */
export function Badge({ kind }: { kind: BadgeKind | 'sponsored' }) {
  const { t } = usePage();
  return <span className={kind === 'sponsored' ? 'badge badge-ad' : 'badge'}>{badgeText(kind, t)}</span>;
}
