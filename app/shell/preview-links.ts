const LEAVES = ' rel="external ';

/** A preview may be framed by /wp-preview: open external links in a new tab, as most sites refuse to be framed. */
export function openLinksInNewTab(html: string): string {
  return html.replaceAll(LEAVES, ` target="_blank"${LEAVES}`);
}
