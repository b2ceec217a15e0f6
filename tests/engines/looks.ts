/**
 * Layout faults of the current page. Runs in the page in the oldest engine, so it can't use anything from outside the
 * function.
 */
export function faultsInPage(): string[] {
  const faults: string[] = [];
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.textContent || element.getAttribute('src') || '').trim().slice(0, 60)}`;
  const isSeen = (box: ClientRect) =>
    box.width > 0 &&
    box.height > 0 &&
    box.bottom > 0 &&
    box.top < innerHeight &&
    box.right > 0 &&
    box.left < innerWidth;
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth) faults.push(`scrolls sideways: ${root.scrollWidth} px`);
  for (const picture of Array.from(document.querySelectorAll('main img'))) {
    const box = picture.getBoundingClientRect();
    if (!isSeen(box)) continue;
    const frame = picture.closest('.ratio-picture, .ratio-strip, .hero');
    const around = frame ? frame.getBoundingClientRect() : box;
    const isInside =
      box.top > around.top - 1 &&
      box.bottom < around.bottom + 1 &&
      box.left > around.left - 1 &&
      box.right < around.right + 1;
    if (!isInside) faults.push(`lies outside of its frame: ${name(picture)}`);
    if (!(picture as HTMLImageElement).naturalWidth) faults.push(`is not there: ${name(picture)}`);
  }
  // Fixed and sticky controls must be clickable at once; others may be covered by them until the page is scrolled.
  const isPinned = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || isPinned(element.parentElement));
  for (const control of Array.from(document.querySelectorAll('a, button, summary, input, textarea'))) {
    const { visibility, opacity } = getComputedStyle(control);
    if (visibility === 'hidden' || opacity === '0') continue;
    if (!isPinned(control)) control.scrollIntoView({ block: 'center', inline: 'nearest' });
    const box = control.getBoundingClientRect();
    if (!isSeen(box) || box.width < 2) continue;
    const middle = box.left + box.width / 2;
    // The slides before the one that is shown can't be scrolled to: a slider shows the one that was scrolled into view.
    const slider = control.closest('.carousel-viewport');
    if (slider && middle < slider.getBoundingClientRect().left) continue;
    const there = document.elementFromPoint(middle, box.top + box.height / 2);
    if (!there || !(control.contains(there) || there.contains(control))) {
      faults.push(`lies under something else: ${name(control)}`);
    }
  }
  scrollTo(0, 0);
  return faults;
}

/** Scrolls to the end and back, so that lazy content is loaded. */
export async function seeAll(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top);
    await frame();
  }
  scrollTo(0, 0);
  for (const picture of Array.from(document.querySelectorAll<HTMLImageElement>('main img'))) {
    const box = picture.getBoundingClientRect();
    const isNear = box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    while (isNear && box.width > 0 && !picture.complete) await frame();
  }
  while (!('js' in document.documentElement.dataset) && document.querySelector('script[data-entry]'))
    await frame();
  await frame();
}
