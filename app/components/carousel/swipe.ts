/** Thresholds for a swipe (specification 9, 'Touch and swipe'). */
const QUICK_MS = 250;
const QUICK_PX = 20;

/** -1 for the previous slide, 1 for the next, 0 for none, as when a slanted thumb scrolls the page. */
export function swipeStep(gesture: {
  ms: number;
  movedX: number;
  movedY: number;
  width: number;
}): -1 | 0 | 1 {
  const way = Math.abs(gesture.movedX);
  if (Math.abs(gesture.movedY) > way) return 0;
  const quick = gesture.ms < QUICK_MS && way > QUICK_PX;
  const far = way > gesture.width / 2;
  if (!quick && !far) return 0;
  return gesture.movedX < 0 ? 1 : -1;
}
