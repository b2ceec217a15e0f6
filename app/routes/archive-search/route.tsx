import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ButtonLink } from '#app/components/button.tsx';
import { Card } from '#app/components/card.tsx';
import { Heading } from '#app/components/heading.tsx';
import { LoadFailed } from '#app/components/load-failed.tsx';
import { markAdvertising } from '#app/content/advertising.server.ts';
import { loadedOr } from '#app/content/loaded.server.ts';
import { pathTo } from '#app/route-table.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { titleMeta } from '#app/shell/meta.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { requestContextOf } from '#app/visit/request-context.server.ts';
import { didYouMean } from './did-you-mean.ts';
import { resultPage } from './result-page.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import { isLongEnoughTerm, searchTerm, shortTerm } from './search-term.ts';

/** A blank term sends no request. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const requestContext = requestContextOf(request, context);
  const { content, visit } = requestContext;
  const asked = visit.params;
  const term = searchTerm(asked.get('q'));
  if (term === '') return data({ term, search: null });
  const found = await loadedOr(isLongEnoughTerm(term) ? content.search(term) : Promise.resolve([]), []);
  if (found.state === 'failed') return data({ term, search: found }, { status: 503 });
  const shown = resultPage(found.value, asked.get('page'));
  const search = {
    state: found.state,
    count: found.value.length,
    meant: didYouMean(term, found.value),
    shown: { ...shown, results: await markAdvertising(shown.results, requestContext) },
  };
  return data({ term, search });
}

export const headers = documentHeaders;
export const meta = titleMeta<typeof loader>('archiveSearchTitle', 'archiveSearchDescription', {
  detail: ({ term }) => shortTerm(term),
});

export default function ArchiveSearchScreen() {
  const { term, search } = useLoaderData<typeof loader>();
  const { t } = usePage();
  return (
    <>
      <Heading lead={t('archiveSearchIntro')}>{t('archiveSearchTitle')}</Heading>
      <Card className="mb-section max-w-column print:hidden">
        <SearchForm term={term} />
        <ButtonLink to={pathTo('archive')} inverse wide>
          {t('archiveSearchBack')}
        </ButtonLink>
      </Card>
      {search?.state === 'failed' ? <LoadFailed /> : null}
      {search?.state === 'loaded' ? <SearchResults term={term} {...search} /> : null}
    </>
  );
}
