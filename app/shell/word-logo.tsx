import { usePage } from '#app/visit/page-context.tsx';

/** From letter to letter. The last of six is in after 0.7 s, all are gone before the second is over. */
const DELAY_MS = 60;

/**
 * Six letter tiles spin in over the name in the top bar when a visit begins on the start page (specification 2.13). The
 * page is the same for everyone, so it only brings the tiles: the shell's script knows whether a visit begins here, writes
 * the letters, which text browsers would print, lets them in and takes them out again.
 */
export function WordLogo() {
  const { page, t } = usePage();
  if (page.screen !== 'start' || page.textOnly || page.preview !== null) return null;
  const letters = [...t('appName').toUpperCase()];
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
