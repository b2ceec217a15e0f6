import { currentUrlWith } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

const LOOK =
  'flex min-h-[48px] min-w-[48px] items-center justify-center rounded border-2 px-3 font-bold tabular-nums no-underline';

/** Links to the pages of a search. */
export function ResultPages({ current, pages }: { current: number; pages: number }) {
  const { page, t } = usePage();
  if (pages < 2) return null;
  return (
    <nav aria-label={t('archiveSearchPages')} className="mt-section print:hidden">
      <ul className="-m-1 flex flex-wrap justify-center">
        {Array.from({ length: pages }, (_, index) => index + 1).map((number) => (
          <li key={number} className="p-1">
            <a
              href={currentUrlWith(page, { page: number === 1 ? null : String(number) })}
              aria-current={number === current ? 'page' : undefined}
              aria-label={t('archiveSearchPage', { page: number })}
              className={`${LOOK} ${number === current ? 'page-current border-green bg-green text-on-green' : 'border-line bg-card text-ink hover:bg-green-tint'}`}
            >
              {number}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
