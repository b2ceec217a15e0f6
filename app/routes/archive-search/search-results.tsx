import { BigCard } from '#app/components/big-card.tsx';
import { Card } from '#app/components/card.tsx';
import { CardColumns } from '#app/components/card-columns.tsx';
import type { Entry } from '#app/contract/content/entry.ts';
import { MAX_FOUND } from '#app/contract/limits.ts';
import { contentLanguage, currentUrlWith } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { archiveTeaser } from '../archive/archive-teaser.ts';
import { withoutExcluded } from './did-you-mean.ts';
import { markWords } from './mark-words.ts';
import type { ResultPage } from './result-page.ts';
import { ResultPages } from './result-pages.tsx';

interface SearchResultsProps {
  term: string;
  /** The corrected term, if it was misspelled. */
  meant: string | null;
  /** Number of results on all pages. */
  count: number;
  shown: ResultPage<Entry>;
}

export function SearchResults({ term, meant, count, shown }: SearchResultsProps) {
  const { page, t } = usePage();
  if (count === 0) {
    return (
      <Card className="max-w-column">
        <p className="font-bold" role="status">
          {t('archiveSearchNoResutltsText', { term })}
        </p>
        <p className="mt-2">{t('archiveSearchHelp')}</p>
      </Card>
    );
  }
  const found =
    count < MAX_FOUND
      ? t('archiveSearchResults', { count, term })
      : t('archiveSearchBest', { most: count, term });
  const marked = withoutExcluded(meant ?? term);
  const place = t('archiveSearchPageOf', { page: shown.page, pages: shown.pages });
  return (
    <>
      {meant === null ? null : (
        <p className="mb-2 text-lg">
          {t('archiveSearchMeant')}{' '}
          <a
            href={currentUrlWith(page, { q: meant, page: null })}
            lang={contentLanguage(page)}
            className="font-bold underline"
          >
            {meant}
          </a>
          ?
        </p>
      )}
      <p className="mb-4 text-soft" role="status">
        {shown.pages > 1 ? `${found}, ${place}` : found}
      </p>
      <CardColumns>
        {shown.results.map((entry, index) => (
          <BigCard
            key={entry.id}
            teaser={archiveTeaser(entry)}
            eager={index === 0}
            mark={(text) => <Marked text={text} term={marked} />}
          />
        ))}
      </CardColumns>
      <ResultPages current={shown.page} pages={shown.pages} />
    </>
  );
}

function Marked({ text, term }: { text: string; term: string }) {
  return (
    <>
      {markWords(text, term).map((piece, index) =>
        piece.found ? (
          <mark key={index} className="rounded-none bg-sun px-0.5 text-on-sun">
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </>
  );
}
