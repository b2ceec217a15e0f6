import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ButtonLink } from '#app/components/button.tsx';
import { Card } from '#app/components/card.tsx';
import { Heading } from '#app/components/heading.tsx';
import { LoadFailed } from '#app/components/load-failed.tsx';
import { outcomeOf } from '#app/content/outcome.server.ts';
import { usePage } from '#app/lib/page-context.tsx';
import { riderOf } from '#app/lib/rider.server.ts';
import { pathTo } from '#app/route-table.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { titleMeta } from '#app/shell/meta.ts';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';
import { canBeAsked, searchTerm } from './search-term.ts';

/** Only a non-blank term asks the content server. */
export async function loader({ request }: LoaderFunctionArgs) {
  const term = searchTerm(new URL(request.url).searchParams.get('q'));
  if (term === '') return data({ term, found: null });
  const { content } = await riderOf(request);
  const found = await outcomeOf(canBeAsked(term) ? content.search(term) : Promise.resolve([]), []);
  return data({ term, found }, { status: found.state === 'failed' ? 503 : 200 });
}

export const headers = documentHeaders;
export const meta = titleMeta('archiveSearchTitle', { indexed: false });

export default function ArchiveSearchScreen() {
  const { term, found } = useLoaderData<typeof loader>();
  const { t } = usePage();
  return (
    <>
      <Heading lead={t('archiveSearchIntro')}>{t('archiveSearchTitle')}</Heading>
      <Card className="mb-section max-w-column">
        <SearchForm term={term} />
        <ButtonLink to={pathTo('archive')} inverse wide>
          {t('archiveSearchBack')}
        </ButtonLink>
      </Card>
      {found?.state === 'failed' ? <LoadFailed /> : null}
      {found?.state === 'loaded' ? <SearchResults term={term} entries={found.value} /> : null}
    </>
  );
}
