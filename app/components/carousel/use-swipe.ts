import type useEmblaCarousel from 'embla-carousel-react';
import { useEffect } from 'react';
import { prefersReducedMotion } from './autoplay.ts';
import { swipeStep } from './swipe.ts';

/** Embla's duration constant for a swipe: about 300 ms. */
const SWIPE = 15;

/** Whether a drag from there moves the slides; text is selected, a range set and a wide table scrolled instead. */
export function movesSlides(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return true;
  const table = target.closest('.rt-scroll');
  const scrolls = table !== null && table.scrollWidth > table.clientWidth;
  return !scrolls && target.closest('input, select, textarea, video, audio, [data-no-swipe]') === null;
}

/** Replaces embla's speed-based snapping by the thresholds of specification 9, 'Touch and swipe'. */
export function useSwipe(embla: ReturnType<typeof useEmblaCarousel>[1]): void {
  useEffect(() => {
    if (!embla) return;
    let start = { x: 0, y: 0, at: 0, slide: 0 };
    let last = { x: 0, y: 0 };
    const node = embla.rootNode();
    const onMove = (event: MouseEvent | TouchEvent) => {
      const point = 'touches' in event ? event.changedTouches[0] : event;
      if (point) last = { x: point.clientX, y: point.clientY };
    };
    const onDown = (event: MouseEvent | TouchEvent) => {
      onMove(event);
      start = { ...last, at: performance.now(), slide: embla.selectedScrollSnap() };
    };
    const onUp = () => {
      const step = swipeStep({
        ms: performance.now() - start.at,
        movedX: last.x - start.x,
        movedY: last.y - start.y,
        width: node.clientWidth,
      });
      const count = embla.scrollSnapList().length;
      embla.scrollTo((start.slide + step + count) % count);
      const { useDuration: takes } = embla.internalEngine().scrollBody;
      if (!prefersReducedMotion()) takes(SWIPE);
    };
    const options = { passive: true, capture: true };
    const moves = ['touchmove', 'mousemove'] as const;
    const downs = ['touchstart', 'mousedown'] as const;
    for (const type of downs) node.addEventListener(type, onDown, options);
    for (const type of moves) node.addEventListener(type, onMove, options);
    embla.on('pointerUp', onUp);
    return () => {
      for (const type of downs) node.removeEventListener(type, onDown, options);
      for (const type of moves) node.removeEventListener(type, onMove, options);
      embla.off('pointerUp', onUp);
    };
  }, [embla]);
}
