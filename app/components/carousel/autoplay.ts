import { useEffect, useState } from 'react';

const INTERVAL_MS = 5000;

export function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

interface AutoplayOptions {
  /** Autoplay is on, and the rider hasn't paused it. */
  wanted: boolean;
  /** Hovered, focused or held. */
  busy: boolean;
  element: HTMLElement | null;
  /** The current slide, -1 before there is one. A change restarts the 5 s. */
  slide: number;
  next: () => void;
}

/** Advances every 5 s while it is on, visible, and neither hovered, focused nor held. Returns whether it is running. */
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
