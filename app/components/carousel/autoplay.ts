import { useEffect, useState } from 'react';

const INTERVAL_MS = 5000;

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

interface AutoplayOptions {
  /** Whether this carousel turns by itself at all, and the rider hasn't stopped it. */
  wanted: boolean;
  /** Hover or focus: the rider is busy with it. */
  busy: boolean;
  element: HTMLElement | null;
  /** The shown slide, -1 before there is one; a new one gets its full time. */
  slide: number;
  next: () => void;
}

/** Turns on every 5 s while it is wanted, seen, and nobody is busy with it. Says whether it is turning. */
export function useAutoplay({ wanted, busy, element, slide, next }: AutoplayOptions): boolean {
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    if (!element || !wanted) return;
    let intersecting = true;
    const update = () => setSeen(intersecting && !document.hidden);
    const observer = new IntersectionObserver(([entry]) => {
      intersecting = entry?.isIntersecting === true;
      update();
    });
    observer.observe(element);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [element, wanted]);

  const turning = wanted && seen && !busy;
  useEffect(() => {
    if (!turning || slide < 0) return;
    const timer = setTimeout(next, INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [turning, slide, next]);
  return turning;
}
