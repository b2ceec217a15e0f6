import { currentUrlWith } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

/** A link to the text-only view for browsers without scripts (often on slow networks), and from it back to pictures. */
export function TextOnlyLink() {
  const { page, t } = usePage();
  const link = (
    <p className="mx-auto max-w-page px-gutter pt-4 text-sm text-soft">
      <a
        href={currentUrlWith(page, { text: page.textOnly ? 'off' : 'on', display: null })}
        rel="nofollow"
        data-carry=""
        className="inline-flex min-h-[44px] items-center underline hover:text-ink"
      >
        {t(page.textOnly ? 'textOnlyEnd' : 'textOnlyLink')}
      </a>
    </p>
  );
  return page.textOnly ? link : <noscript>{link}</noscript>;
}
