/**
 * A visit begins where a page was opened and none of ours led there: neither Back nor a reload. Nothing is stored for
 * it, because nobody has agreed to that yet.
 */
function visitBegins(): boolean {
  const [way] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return way?.type === 'navigate' && !document.referrer.startsWith(`${location.origin}/`);
}

/** Lets the word logo spin in where this page brings it and the visit begins, and takes it out when it is done. */
export function welcome(): void {
  const brought = document.querySelector<HTMLTemplateElement>('#word-logo');
  const logo = brought?.content.firstElementChild;
  if (!logo || !visitBegins() || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const letters = [...(brought.dataset.letters ?? '')];
  for (const [index, text] of logo.querySelectorAll('text').entries())
    text.textContent = letters[index] ?? '';
  brought.replaceWith(logo);
  logo.addEventListener('animationend', ({ target }) => {
    if (target === logo) logo.remove();
  });
}
