import { useEffect, useState } from 'react';
import { island } from '#app/islands/island.tsx';

interface RelativeTimeProps {
  iso: string;
  /** What the server's clock made of it; shown until the browser counts on. */
  text: string;
  /** The least age that the text stands for, so that a page made anew a moment later is the same. */
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

/** From which age on the text is what it is at this one, and from which it is another. */
export function agesAround(ageMs: number): [leastMs: number, nextMs: number] {
  if (ageMs < 0) return [ageMs, 0];
  if (ageMs >= 24 * HOUR) return [ageMs, Number.POSITIVE_INFINITY];
  const unit = ageMs < HOUR ? MINUTE : HOUR;
  const leastMs = Math.floor(ageMs / unit) * unit;
  return [leastMs, leastMs + unit];
}

/** The device's clock is believed where it bears out what the server says; else only its passing counts. */
function ageNow({ iso, leastMs }: Pick<RelativeTimeProps, 'iso' | 'leastMs'>): number {
  const ageMs = Date.now() - Date.parse(iso);
  return agesAround(ageMs)[0] === leastMs ? ageMs : leastMs;
}

/** 'vor 3 Min.', counting on while the page stays open, for a day at most. */
function RelativeTimeInner({ iso, text, leastMs, labels }: RelativeTimeProps) {
  const [shown, setShown] = useState(text);
  useEffect(() => {
    const openedMs = ageNow({ iso, leastMs }) - performance.now();
    const count = () => setShown((before) => relativeText(openedMs + performance.now(), labels) ?? before);
    const timer = setInterval(count, 30_000);
    return () => clearInterval(timer);
  }, [iso, leastMs, labels]);
  return <time dateTime={iso}>{shown}</time>;
}

export const RelativeTime = island<RelativeTimeProps>(
  { name: 'relative-time', className: 'inline' },
  RelativeTimeInner,
);
