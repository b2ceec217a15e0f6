import { whenIdle } from '#app/lib/when-idle.ts';

/**
 * Calls back for each island within 200 px of the viewport, once the page has loaded, so as not to delay its
 * pictures.
 */
export function startWhenSeen(start: (element: HTMLElement) => void): void {
  whenIdle(() => {
    const waiting = document.querySelectorAll<HTMLElement>('[data-island][data-when="visible"]');
    if (!('IntersectionObserver' in window)) {
      for (const element of waiting) start(element);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (!isIntersecting) continue;
          observer.unobserve(target);
          start(target as HTMLElement);
        }
      },
      { rootMargin: '200px' },
    );
    for (const element of waiting) observer.observe(element);
  });
}
