/**
 * Reads a form's result from our server's HTML by regular expressions, because a service worker has no DOM parser. It
 * depends on the markup of `OutcomeNotice` and `ErrorSummary`.
 */

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#x27': "'", nbsp: ' ' };

function words(html: string): string {
  return html
    .replace(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, ' ')
    .replace(/&(#x27|\w+);/g, (whole, name: string) => ENTITIES[name] || whole)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The text of the first such element after an index. */
function firstIn(html: string, from: number, element: 'p' | 'h2'): string {
  const found = new RegExp(`<${element}[^>]*>([\\s\\S]*?)</${element}>`).exec(html.slice(from));
  return words(found?.[1] || '');
}

/** The outcome shown for this form; '' if the page shows none. */
export function outcomeIn(html: string, form: string): string {
  const at = html.indexOf(`id="${form}-outcome"`);
  return at === -1 ? '' : firstIn(html, at, 'p');
}

/** Why a form was rejected: the error summary's title and its list of field errors. */
export function refusalIn(html: string): string {
  const at = html.indexOf('id="error-summary"');
  if (at === -1) return '';
  const end = html.indexOf('</ul>', at);
  const faults = html.slice(at, end).match(/<li>[\s\S]*?<\/li>/g) || [];
  const list = end === -1 ? '' : faults.map(words).join(', ');
  const title = firstIn(html, at, 'h2');
  return list === '' ? title : `${title} ${list}.`.replace('..', '.');
}
