import { usePage } from '#app/lib/page-context.tsx';

/**
 * Six letter tiles spin in once per visit (specification 2.13). CSS alone: the end of its animation hides it, it takes
 * no click and lies over the content without a veil, and with reduced motion it isn't there.
 */
export function WordLogo() {
  const { page, t } = usePage();
  if (!page.firstLook || !page.bars || page.textOnly || page.preview !== null) return null;
  return (
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
  );
}
