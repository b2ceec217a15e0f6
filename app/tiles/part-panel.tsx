import type { ReactNode } from 'react';
import { Card } from '#app/components/card.tsx';
import { Notice } from '#app/components/notice.tsx';
import { Written } from '#app/components/written.tsx';
import type { Span } from '#app/content/availability.ts';
import { durationText } from '#app/content/availability.ts';
import { outcomeAnchor } from '#app/forms/outcome.ts';
import { entryPath } from '#app/route-table.ts';
import type { Places } from './participation.ts';
import type { TileContext } from './tile-context.ts';

interface PartPanelProps {
  form: string;
  title: string;
  /** Shown where the tile asks for it. */
  span?: Span | null;
  context: TileContext;
  children: ReactNode;
}

/** The card that everything to take part in lies on. */
export function PartPanel({ form, title, span = null, context, children }: PartPanelProps) {
  const { page, t } = context;
  const duration = span ? durationText(span, { t, ...page }) : null;
  return (
    <Card as="section" id={`${form}-part`}>
      {title ? (
        <Written as="h2" className="mb-3 text-xl">
          {title}
        </Written>
      ) : null}
      {duration ? <p className="mb-4 text-soft">{duration}</p> : null}
      {children}
    </Card>
  );
}

/** What came of it; the 303 after a post opens the page here, so it takes the focus. */
export function OutcomeNotice({
  form,
  kind = 'success',
  title,
  children,
}: {
  form: string;
  kind?: 'success' | 'info' | 'warning';
  title: string;
  children?: ReactNode;
}) {
  return (
    <Notice kind={kind} title={title} role="status" id={outcomeAnchor(form)} tabIndex={-1}>
      {children}
    </Notice>
  );
}

/** What the check that follows sending has found out; nothing where nobody counts or nobody can tell. */
export function PlacesAfter({ places, left, gone }: { places: Places; left: string; gone: string }) {
  if (places !== 'available' && places !== 'usedUp') return null;
  return <p className="mt-3 text-soft">{places === 'available' ? left : gone}</p>;
}

/** Where a channel takes no forms, such as the screen in the vehicle, the way to one's own device is told. */
export function FormsElsewhere({ context }: { context: TileContext }) {
  const { page, t, entry } = context;
  return <Notice>{t('formsElsewhere', { address: `${page.origin}${entryPath(entry)}` })}</Notice>;
}
