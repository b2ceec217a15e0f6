import { usePage } from '#app/request/page-context.tsx';

/** From letter to letter. The last of six is in after 0.7 s, all are gone before the second is over. */
const DELAY_MS = 60;

/**
 * Six letter tiles spin in over the name in the top bar when a visit begins on the start page (specification 2.13). The
 * page is the same for everyone, so it only brings them: the shell's script knows whether a visit begins here, lets them
 * in and takes them out again.
 */
export function WordLogo() {
  const { page, t } = usePage();
  if (page.screen !== 'start' || page.textOnly || page.preview !== null) return null;
  return (
    <template id="word-logo">
      <span className="word-logo" aria-hidden="true">
        {[...t('appName').toUpperCase()].map((letter, index) => (
          <svg
            key={index}
            aria-hidden="true"
            viewBox="0 0 48 48"
            className="word-logo-letter"
            style={{ animationDelay: `${index * DELAY_MS}ms` }}
          >
            <rect width="48" height="48" rx="8" />
            <text x="24" y="35" textAnchor="middle">
              {letter}
            </text>
          </svg>
        ))}
      </span>
    </template>
  );
}
