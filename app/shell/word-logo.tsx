import { usePage } from '#app/request/page-context.tsx';

/**
 * Six letter tiles spin in once per visit (specification 2.13). The page is the same for everyone, so it only brings
 * them; the shell's script knows whether it is the first and lets them in. The end of their animation hides them, they
 * take no click and lie over the content without a veil, and with reduced motion they aren't there.
 */
export function WordLogo() {
  const { page, t } = usePage();
  if (!page.bars || page.textOnly || page.preview !== null) return null;
  return (
    <template id="word-logo">
      <div className="word-logo" aria-hidden="true">
        {[...t('appName').toUpperCase()].map((letter, index) => (
          <svg
            key={index}
            aria-hidden="true"
            viewBox="0 0 48 48"
            className="word-logo-letter"
            style={{ animationDelay: `${index * 90}ms` }}
          >
            <rect width="48" height="48" rx="8" />
            <text x="24" y="35" textAnchor="middle">
              {letter}
            </text>
          </svg>
        ))}
      </div>
    </template>
  );
}
