import { Card } from '#app/components/card.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { PageLink } from '#app/components/page-link.tsx';
import { MoreLabel, moreLink } from '#app/components/section.tsx';
import { pathTo } from '#app/route-table.ts';
import { usePage } from '#app/visit/page-context.tsx';
import type { PositionProps } from '../position/position-props.ts';
import { WIRE_HEADLINES, WIRE_HEADLINES_NARROW } from '../position/position-traits.ts';
import { MoreOf, sectionColor } from '../position/section-frame.tsx';
import { WireHeadline } from './wire-headline.tsx';

/** Wire news (specification 2.2); blocks.ts omits them if they couldn't be loaded. */
export function DpaheadlinesPosition({ position, id, wire }: PositionProps) {
  const { t } = usePage();
  return (
    <Card as="section" padded={false} style={sectionColor(position)}>
      <div className="flex items-center justify-between px-4 pt-4">
        <h2 id={`${id}-title`} className="section-title text-lg uppercase tracking-wide">
          <EditorText or={t('worldNewsTitle')}>{position.title}</EditorText>
        </h2>
        <MoreOf position={position} />
      </div>
      <ol className="card-rows fills mt-1" aria-labelledby={`${id}-title`}>
        {wire.slice(0, WIRE_HEADLINES).map((post, index) => (
          <li key={post.id} className={index < WIRE_HEADLINES_NARROW ? undefined : 'wide-only'}>
            <WireHeadline post={post} />
          </li>
        ))}
      </ol>
      <p className="border-t border-line px-4 py-2 text-right">
        <PageLink to={pathTo('worldNews')} className={moreLink}>
          <MoreLabel>{t('moreWireNews')}</MoreLabel>
        </PageLink>
      </p>
    </Card>
  );
}
