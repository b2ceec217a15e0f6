/** Slides are server HTML inside the carousel's slot, not React's: what happens to them is done to the elements. */

export function slidesIn(track: HTMLElement): HTMLElement[] {
  return [...track.children].filter((child) => child instanceof HTMLElement);
}

/** The slide that the address names, as a dot's does; -1 where it names none of these. */
export function namedSlide(track: HTMLElement): number {
  return slidesIn(track).findIndex(({ id }) => id !== '' && location.hash === `#${id}`);
}

/**
 * Where a finger had moved the scroll-snap list to before the carousel came alive; or, while it has not got there yet,
 * the slide that a dot's address names.
 */
export function scrolledTo(track: HTMLElement): number {
  const at = track.clientWidth === 0 ? 0 : track.scrollLeft / track.clientWidth;
  if (at > 0 && Number.isInteger(at)) return at;
  const named = namedSlide(track);
  return named === -1 ? Math.round(at) : named;
}

/**
 * The shown slide can be focused and used, the others can't and play nothing; the pictures on both sides of it are
 * loaded ahead.
 */
export function showSlide(slides: readonly HTMLElement[], index: number): void {
  slides.forEach((slide, at) => {
    const shown = at === index;
    slide.toggleAttribute('inert', !shown);
    if (!shown) for (const media of slide.querySelectorAll<HTMLMediaElement>('video, audio')) media.pause();
    const distance = Math.abs(at - index);
    if (distance > 1 && distance < slides.length - 1) return;
    for (const image of slide.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
      image.loading = 'eager';
  });
}
