import type { Page } from '@playwright/test';
import axe from 'axe-core';

type Axe = typeof axe;

/** axe's violations on a page, one line each. Leaves out frames; needs JavaScript in the page. */
export async function axeFaults(
  page: Page,
  { exclude = [], only }: { exclude?: readonly string[]; only?: string } = {},
): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(
    async ([exclude, only]) => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(
        { include: document, exclude: exclude.map((selector) => [selector]) },
        {
          // Violations only: no passes, which saves time.
          resultTypes: ['violations'],
          selectors: false,
          preload: false,
          iframes: false,
          ...(only ? { runOnly: [only] } : {}),
        },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html.replace(/\s+/g, ' ').slice(0, 200)}`),
      );
    },
    [exclude, only] as const,
  );
}
