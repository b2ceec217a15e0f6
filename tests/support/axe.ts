import axe from 'axe-core';

/**
 * What axe finds in server-rendered HTML, one line a fault. For tests with `@vitest-environment jsdom`: there is no
 * layout, so colours and sizes are left to the browser's tests.
 */
export async function axeFaults(html: string): Promise<string[]> {
  document.documentElement.lang = 'de';
  document.title = 'Test';
  document.body.innerHTML = `<main><h1>Test</h1>${html}</main>`;
  const { violations } = await axe.run(document, {
    // Only what is told here is worked out: no passes, no selectors, no style sheets, of which there are none.
    resultTypes: ['violations'],
    selectors: false,
    preload: false,
    rules: { 'color-contrast': { enabled: false }, 'scrollable-region-focusable': { enabled: false } },
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html: node, failureSummary }) => `${id}: ${node.slice(0, 200)} – ${failureSummary}`),
  );
}
