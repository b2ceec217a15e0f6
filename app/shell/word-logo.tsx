import { usePage } from '#app/visit/page-context.tsx';

/** Delay between letters: the last of six has appeared after 0.7 s, and all are gone within a second. */
const DELAY_MS = 60;

/** More letters don't fit on a phone. */
const MOST_LETTERS = 10;

/**
 * Six letter tiles spin in over the name at the start of a visit (specification 2.13). The page is cached for
 * everyone, so it contains only a template: the script decides whether a visit begins, writes the letters (text
 * browsers would print them) and removes the tiles afterwards.
 */
export function WordLogo() {
  const { page, t } = usePage();
  if (page.screen !== 'start' || page.textOnly || page.preview !== null) return null;
  const letters = [...t('appName').toUpperCase()];
  if (letters.length > MOST_LETTERS) return null;
  return (
    <template id="word-logo" data-letters={letters.join('')}>
      <span className="word-logo" aria-hidden="true">
        {letters.map((_, index) => (
          <svg
            key={index}
            aria-hidden="true"
            viewBox="0 0 48 48"
            className="word-logo-letter"
            style={{ animationDelay: `${index * DELAY_MS}ms` }}
          >
            <rect width="48" height="48" rx="8" />
            <text x="24" y="35" textAnchor="middle" />
          </svg>
        ))}
      </span>
    </template>
  );
}
