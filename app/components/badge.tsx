import type { BadgeKind } from '#app/content/badge.ts';
import type { TextKey } from '#app/i18n/de.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { usePage } from '#app/request/page-context.tsx';

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

export function Badge({ kind, quiet = false }: { kind: BadgeKind | 'sponsored'; quiet?: boolean }) {
  const { t } = usePage();
  return <span className={quiet ? 'badge badge-quiet' : 'badge'}>{badgeText(kind, t)}</span>;
}
