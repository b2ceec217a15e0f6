import { BigCard } from '#app/components/big-card.tsx';
import { Card } from '#app/components/card.tsx';
import { CardColumns } from '#app/components/card-columns.tsx';
import type { Entry } from '#app/content/entry.schema.ts';
import { usePage } from '#app/lib/page-context.tsx';
import { archiveTeaser } from '../archive/archive-teaser.ts';
import { markWords } from './mark-words.ts';

export function SearchResults({ term, entries }: { term: string; entries: Entry[] }) {
  const { t } = usePage();
  if (entries.length === 0) {
    return (
      <Card className="max-w-column">
        <p className="font-bold" role="status">
          {t('archiveSearchNoResutltsText', { term })}
        </p>
        <p className="mt-2">{t('archiveSearchHelp')}</p>
      </Card>
    );
  }
  const count = entries.length;
  return (
    <>
      <p className="mb-4 text-soft" role="status">
        {t(count === 1 ? 'archiveSearchOneResult' : 'archiveSearchResults', { count, term })}
      </p>
      <CardColumns>
        {entries.map((entry, index) => (
          <BigCard
            key={entry.id}
            teaser={archiveTeaser(entry)}
            eager={index === 0}
            mark={(text) => <Marked text={text} term={term} />}
          />
        ))}
      </CardColumns>
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
