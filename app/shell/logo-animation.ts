/**
 * A visit begins with a navigation (no reload, no Back) that no page of ours led to. Determined without storing
 * anything, which would need consent.
 */
function visitBegins(): boolean {
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return way?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
}

/** Plays the logo animation at the start of a visit if the page contains it, and removes it afterwards. */
export function playLogoAnimation(): void {
  const brought = document.querySelector<HTMLTemplateElement>('#word-logo');
  const logo = brought?.content.firstElementChild;
  if (!logo || !visitBegins() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const letters = [...(brought.dataset.letters || '')];
  for (const [index, text] of logo.querySelectorAll('text').entries())
    text.textContent = letters[index] || '';
  brought.replaceWith(logo);
  logo.addEventListener('animationend', ({ target }) => {
    if (target === logo) logo.remove();
  });
}
