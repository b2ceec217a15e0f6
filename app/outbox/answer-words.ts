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

/** The outcome shown for this form; '' if the page shows none. */
export function outcomeIn(html: string, form: string): string {
  const at = html.indexOf(`id="${form}-outcome"`);
  return at === -1 ? '' : words(/<p[^>]*>([\s\S]*?)<\/p>/.exec(html.slice(at))?.[1] || '');
}

const SUMMARY = /id="error-summary"[\s\S]*?<h2[^>]*>([\s\S]*?)<\/h2>(?:\s*<ul[^>]*>([\s\S]*?)<\/ul>)?/;

/** Why a form was rejected: the error summary's title and, where it has one, its list of field errors. */
export function refusalIn(html: string): string {
  const [, title = '', list = ''] = SUMMARY.exec(html) || [];
  const faults = list.match(/<li>[\s\S]*?<\/li>/g) || [];
  const told = faults.map(words).join(', ');
  return told === '' ? words(title) : `${words(title)}. ${told}.`.replace(/\.\./g, '.');
}
