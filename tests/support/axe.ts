import axe from 'axe-core';

/** Results by HTML: many fixtures and states render the same. */
const known = new Map<string, string[]>();

/**
 * axe's violations in server-rendered HTML, one line each. For tests with `@vitest-environment jsdom`, which has no
 * layout; contrast and sizes are tested in the browser.
 */
export async function axeFaultsInHtml(html: string): Promise<string[]> {
  const before = known.get(html);
  if (before) return before;
  document.documentElement.lang = 'de';
  document.title = 'Test';
  document.body.innerHTML = `<main><h1>Test</h1>${html}</main>`;
  const { violations } = await axe.run(document, {
    // Violations only, without selectors and style sheets, which saves time.
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
    rules: { 'color-contrast': { enabled: false }, 'scrollable-region-focusable': { enabled: false } },
  });
  const faults = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html: node, failureSummary }) => `${id}: ${node.slice(0, 200)} – ${failureSummary}`),
  );
  known.set(html, faults);
  return faults;
}
