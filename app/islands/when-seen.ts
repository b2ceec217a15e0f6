import { whenIdle } from '#app/lib/when-idle.ts';

/** Calls back for each island that is (nearly) seen, once the first picture is there: nothing competes with it. */
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
