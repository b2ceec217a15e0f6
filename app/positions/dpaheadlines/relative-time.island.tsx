import { useEffect, useState } from 'react';
import { island } from '#app/islands/island.tsx';

interface RelativeTimeProps {
  iso: string;
  /** What the server's clock made of it; shown until the browser counts on. */
  text: string;
  /** Milliseconds between the instant and the server's clock when the page was made. */
  ageMs: number;
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

/** The age at which the text is another than at this one. */
export function nextAge(ageMs: number): number {
  if (ageMs < 0) return 0;
  if (ageMs >= 24 * HOUR) return Number.POSITIVE_INFINITY;
  const unit = ageMs < HOUR ? MINUTE : HOUR;
  return (Math.floor(ageMs / unit) + 1) * unit;
}

/** 'vor 3 Min.', counting on while the page stays open. It never trusts the device's clock, only its passing. */
function RelativeTimeInner({ iso, text, ageMs, labels }: RelativeTimeProps) {
  const [shown, setShown] = useState(text);
  useEffect(() => {
    const opened = performance.now();
    const count = () => setShown(relativeText(ageMs + performance.now() - opened, labels) ?? text);
    const timer = setInterval(count, 30_000);
    return () => clearInterval(timer);
  }, [ageMs, labels, text]);
  return <time dateTime={iso}>{shown}</time>;
}

export const RelativeTime = island<RelativeTimeProps>(
  { name: 'relative-time', className: 'inline' },
  RelativeTimeInner,
);
