/**
 * What a page of ours says came of a form, read from its HTML: the service worker has no parser. The places are those of
 * `OutcomeNotice` and `ErrorSummary`.
 */

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#x27': "'", nbsp: ' ' };

function words(html: string): string {
  return html
    .replace(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, ' ')
    .replace(/&(#x27|\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of the first such element behind a place. */
function firstIn(html: string, from: number, element: 'p' | 'h2'): string {
  const found = new RegExp(`<${element}[^>]*>([\\s\\S]*?)</${element}>`).exec(html.slice(from));
  return words(found?.[1] ?? '');
}

/** The outcome that is told for this form; '' where its page tells none. */
export function outcomeIn(html: string, form: string): string {
  const at = html.indexOf(`id="${form}-outcome"`);
  return at === -1 ? '' : firstIn(html, at, 'p');
}

/** Why a form was not accepted: what the error summary says, and each field's fault. */
export function refusalIn(html: string): string {
  const at = html.indexOf('id="error-summary"');
  if (at === -1) return '';
  const end = html.indexOf('</ul>', at);
  const faults = html.slice(at, end).match(/<li>[\s\S]*?<\/li>/g) ?? [];
  const list = end === -1 ? '' : faults.map(words).join(', ');
  const title = firstIn(html, at, 'h2');
  return list === '' ? title : `${title} ${list}.`.replace('..', '.');
}
