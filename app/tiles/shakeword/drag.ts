/**
 * Dragging by mouse, finger and pen alike, with the thresholds of specification 9, 'Touch and swipe': a drag starts
 * after 5 px of movement and shows the letter half transparent; a second tap within 500 ms is the same tap; holding for
 * 900 ms leaves the letter to the browser's context menu.
 */
const DRAG_THRESHOLD_PX = 5;
const DRAG_OPACITY = 0.5;
const DOUBLE_TAP_MS = 500;
const LONG_PRESS_MS = 900;

interface DragHandlers {
  onTap(): void;
  /** Called with the element under the pointer on release. */
  onDrop(over: Element | null): void;
  /** When the click that may follow is past. */
  onEnd(): void;
}

const lastTaps = new WeakMap<Element, number>();

/** Tracks one pointer from pointerdown to pointerup or cancel. */
export function followPointer(down: PointerEvent, letter: HTMLElement, handlers: DragHandlers): void {
  let ghost: HTMLElement | null = null;
  let held = false;
  const timer = setTimeout(() => {
    held = true;
  }, LONG_PRESS_MS);

  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > DRAG_THRESHOLD_PX;
    if (!ghost && far && !held) {
      clearTimeout(timer);
      ghost = ghostOf(letter);
    }
    if (!ghost) return;
    ghost.style.transform = `translate(${event.clientX - down.clientX}px, ${event.clientY - down.clientY}px)`;
    event.preventDefault();
  };

  const end = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    stop();
    if (event.type === 'pointercancel') return;
    if (ghost) handlers.onDrop(document.elementFromPoint(event.clientX, event.clientY));
    else if (!held && isFirstTap(letter, event.timeStamp)) handlers.onTap();
  };

  const stop = () => {
    clearTimeout(timer);
    setTimeout(handlers.onEnd, DOUBLE_TAP_MS);
    ghost?.remove();
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', end);
    document.removeEventListener('pointercancel', end);
  };

  document.addEventListener('pointermove', move, { passive: false });
  document.addEventListener('pointerup', end);
  document.addEventListener('pointercancel', end);
}

function isFirstTap(letter: Element, now: number): boolean {
  const last = lastTaps.get(letter) ?? Number.NEGATIVE_INFINITY;
  lastTaps.set(letter, now);
  return now - last > DOUBLE_TAP_MS;
}

function ghostOf(letter: HTMLElement): HTMLElement {
  const { left, top, width, height } = letter.getBoundingClientRect();
  const ghost = letter.cloneNode(true) as HTMLElement;
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    margin: '0',
    opacity: String(DRAG_OPACITY),
    pointerEvents: 'none',
    zIndex: '50',
  });
  document.body.append(ghost);
  return ghost;
}
