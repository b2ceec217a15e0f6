import { useEffect, useState } from 'react';
import { island } from '#app/islands/island.tsx';

interface RelativeTimeProps {
  iso: string;
  /** Server-rendered text, shown until hydration. */
  text: string;
  /** Minimum age for this text instead of the exact one, so that re-rendered pages are identical. */
  leastMs: number;
  labels: { justNow: string; minutes: string; hours: string };
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

export function relativeText(ageMs: number, labels: RelativeTimeProps['labels']): string | null {
  if (ageMs < MINUTE) return labels.justNow;
  if (ageMs < HOUR) return labels.minutes.replace('{count}', String(Math.floor(ageMs / MINUTE)));
  if (ageMs < 24 * HOUR) return labels.hours.replace('{count}', String(Math.floor(ageMs / HOUR)));
  return null;
}

/** The ages at which the current text starts and ends. */
export function agesAround(ageMs: number): [leastMs: number, nextMs: number] {
  if (ageMs < 0) return [ageMs, 0];
  if (ageMs >= 24 * HOUR) return [ageMs, Number.POSITIVE_INFINITY];
  const unit = ageMs < HOUR ? MINUTE : HOUR;
  const leastMs = Math.floor(ageMs / unit) * unit;
  return [leastMs, leastMs + unit];
}

/** Uses the device's clock if it agrees with the server's; else only its elapsed time. */
function ageNow({ iso, leastMs }: Pick<RelativeTimeProps, 'iso' | 'leastMs'>): number {
  const ageMs = Date.now() - Date.parse(iso);
  return agesAround(ageMs)[0] === leastMs ? ageMs : leastMs;
}

/**
 * Whether a note says that the page is an offline copy of 14:05, or that there is a newer one. `AGE_MARK` isn't
 * imported: shared with `offline.ts`, it would be one more file to load.
 */
function isOutdated(): boolean {
  return document.querySelector('[data-kept-note] p') !== null;
}

/** 'vor 3 Min.', counting on while the page stays open, for a day at most; not on a page that is out of date. */
function RelativeTimeInner({ iso, text, leastMs, labels }: RelativeTimeProps) {
  const [shown, setShown] = useState(text);
  useEffect(() => {
    if (isOutdated()) return undefined;
    // Not performance.now(), which stands still while the device sleeps.
    const openedMs = ageNow({ iso, leastMs }) - Date.now();
    const count = () => setShown((before) => relativeText(openedMs + Date.now(), labels) ?? before);
    const timer = setInterval(count, 30_000);
    return () => clearInterval(timer);
  }, [iso, leastMs, labels]);
  return <time dateTime={iso}>{shown}</time>;
}

export const RelativeTime = island<RelativeTimeProps>(
  { name: 'relative-time', className: 'inline' },
  RelativeTimeInner,
);
