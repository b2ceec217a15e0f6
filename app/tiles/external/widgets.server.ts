import { env } from '#app/config/env.server.ts';
import { isDemo } from '#app/contract/settings.ts';
import type { Page } from '#app/visit/page.ts';

/** Local images as a substitute for live widgets in the demo, if none are configured. */
const DEMO_WIDGETS = ['live-score', 'live-table', 'live-lineup'];

/** URLs of live widgets by type. */
export function widgetsFor({ origin }: Pick<Page, 'origin'>): Readonly<Record<string, string>> {
  const named = env().EXTERNAL_WIDGETS;
  if (Object.keys(named).length > 0 || !isDemo(process.env)) return named;
  return Object.fromEntries(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((type) => {
      const drawing = DEMO_WIDGETS[(type - 1) % DEMO_WIDGETS.length];
      return [String(type), `${origin}/demo/${drawing}.svg?id={id}`];
    }),
  );
}
