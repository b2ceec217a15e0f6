const LEAVES = ' rel="external ';

/** A previewed page may stand in the frame of /wp-preview, where most other sites don't let themselves be shown. */
export function openOutside(html: string): string {
  return html.replaceAll(LEAVES, ` target="_blank"${LEAVES}`);
}
