/** Slides are server HTML in the island's slot, outside React, so they are changed through the DOM. */

export function slidesIn(track: HTMLElement): HTMLElement[] {
  return [...track.children].filter((child) => child instanceof HTMLElement);
}

/** The element named by the URL hash. */
export const namedElement = () => document.getElementById(location.hash.slice(1));

/** The index of the slide that is or contains the element named by the URL hash; -1 if none. */
export function namedSlide(track: HTMLElement): number {
  const named = namedElement();
  return named ? slidesIn(track).findIndex((slide) => slide.contains(named)) : -1;
}

/**
 * The slide the rider had scrolled to before hydration; if the scrolling is still under way, the one named by the URL
 * hash.
 */
export function scrolledTo(track: HTMLElement): number {
  const at = track.clientWidth === 0 ? 0 : track.scrollLeft / track.clientWidth;
  if (at > 0 && Number.isInteger(at)) return at;
  const named = namedSlide(track);
  return named === -1 ? Math.round(at) : named;
}

/**
 * The carousel's track doesn't scroll, so it needs no focus and no name. Without a tabindex it would lose the focus
 * that it has.
 */
export function leaveTabOrder(track: HTMLElement): void {
  const leave = () => {
    // A window that loses the focus also blurs it, but it stays the active element.
    if (document.activeElement === track) return;
    for (const name of ['tabindex', 'role', 'aria-label', 'aria-labelledby']) track.removeAttribute(name);
  };
  if (document.activeElement === track) track.tabIndex = -1;
  track.addEventListener('blur', leave);
  leave();
}

/** Makes all slides but the current one inert, stops their media, and loads the neighbours' pictures. */
export function showSlide(slides: readonly HTMLElement[], index: number): void {
  slides.forEach((slide, at) => {
    const shown = at === index;
    const wasShown = !slide.hasAttribute('inert');
    slide.toggleAttribute('inert', !shown);
    if (!shown && wasShown) stopMedia(slide);
    const distance = Math.abs(at - index);
    if (distance > 1 && distance < slides.length - 1) return;
    for (const image of slide.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
      image.loading = 'eager';
  });
}

/** Another provider's player in a frame can't be paused: the frame is loaded anew, without an entry in the history. */
function stopMedia(slide: HTMLElement): void {
  for (const media of slide.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause();
  for (const frame of slide.querySelectorAll('iframe')) frame.contentWindow?.location.replace(frame.src);
}
