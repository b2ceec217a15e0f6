// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renderOnPage, testPage } from '#tests/support/render.tsx';
import { SearchResults } from './search-results.tsx';

it.each([
  [1, '1 Treffer für „Bus“'],
  [49, '49 Treffer für „Bus“'],
  [50, 'Die besten 50 Treffer für „Bus“'],
])('of %i results the page says: %s', (count, said) => {
  const shown = { results: [], page: 1, pages: 1 };
  document.body.innerHTML = renderOnPage(
    <SearchResults term="Bus" meant={null} count={count} shown={shown} />,
    testPage({ path: '/archivsuche', screen: 'archiveSearch' }),
  );
  expect(document.querySelector('[role=status]')?.textContent).toBe(said);
});
