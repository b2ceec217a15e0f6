/** When letting go counts as a swipe (specification 9, 'Touch and swipe'). */
const QUICK_MS = 250;
const QUICK_PX = 20;

/** -1 for the slide before, 1 for the one after, 0 for back to where it was; `movedX` is the finger's way. */
export function swipeStep(gesture: { ms: number; movedX: number; width: number }): -1 | 0 | 1 {
  const way = Math.abs(gesture.movedX);
  const quick = gesture.ms < QUICK_MS && way > QUICK_PX;
  const far = way > gesture.width / 2;
  if (!quick && !far) return 0;
  return gesture.movedX < 0 ? 1 : -1;
}
