import { Card } from '#app/components/card.tsx';
import { SectionHeading } from '#app/components/section.tsx';
import { CardRows } from '#app/components/small-card.tsx';
import { teaserOf } from '#app/content/teaser.ts';
import { WireHeadline } from '#app/positions/dpaheadlines/wire-headline.tsx';
import { usePage } from '#app/visit/page-context.tsx';
import type { RelatedContent } from './more.server.ts';

/** Related entries, at the end of an entry. */
export function MoreBlock({ more: { entries, wire } }: { more: RelatedContent }) {
  const { t } = usePage();
  if (entries.length + wire.length === 0) return null;
  return (
    <section className="more mb-section" aria-labelledby="more">
      <SectionHeading id="more">{t('moreOfIt')}</SectionHeading>
      <Card padded={false}>
        <CardRows teasers={entries.map((entry) => teaserOf(entry, 'small'))} level={3}>
          {wire.map((post) => (
            <li key={post.id}>
              <WireHeadline post={post} />
            </li>
          ))}
        </CardRows>
      </Card>
    </section>
  );
}
