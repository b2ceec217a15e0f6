import { hrefFor } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import type { ForecastWords } from './forecast-line.ts';

/** Filled by forecast-line.ts. It lies in free space above the content, so the notice causes no layout shift. */
export function ForecastPlace() {
  const { page, t } = usePage();
  if (!page.forecast) return null;
  const words: ForecastWords = {
    start: hrefFor(page, '/'),
    weak: t('forecastWeak'),
    one: t('forecastSaved', { count: 1, number: 1 }),
    more: t('forecastSaved', { count: 2, number: '{count}' }),
  };
  return (
    <div
      role="status"
      data-forecast={JSON.stringify(words)}
      className="mx-auto -mb-section min-h-[24px] max-w-page px-gutter pt-1 text-xs text-soft"
    />
  );
}
