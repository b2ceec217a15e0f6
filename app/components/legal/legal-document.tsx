import { Card } from '#app/components/card.tsx';
import { Heading } from '#app/components/heading.tsx';
import { Notice } from '#app/components/notice.tsx';
import { PageLink } from '#app/components/page-link.tsx';
import type { Language } from '#app/contract/language.ts';
import type { TextKey } from '#app/i18n/de.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { scrollableGroup } from '../scrollable-group.ts';
import {
  keepTogether,
  type LegalBlock,
  type LegalText,
  runsOf,
  type WriteLegalText,
  withoutGaps,
} from './legal-text.ts';
import { hasDemoFacts, type OperatorFacts } from './operator-facts.ts';
import { ResetConsent } from './reset-consent.tsx';

/** Texts with at least this many sections start with a table of contents. */
const CONTENTS_FROM = 6;

interface LegalDocumentProps {
  title: TextKey;
  texts: Record<Language, WriteLegalText>;
  operator: OperatorFacts;
}

/** A legal text as a page: a table of contents if it is long, then the sections. */
export function LegalDocument({ title, texts, operator }: LegalDocumentProps) {
  const { page, t } = usePage();
  const text = withoutGaps(texts[page.language](operator));
  return (
    <div className="mx-auto max-w-[720px]">
      <Heading lead={keepTogether(text.lead) || undefined}>{t(title)}</Heading>
      {hasDemoFacts(operator) ? (
        <div className="mb-section">
          <Notice kind="warning">{t('legalDemoFacts')}</Notice>
        </div>
      ) : null}
      {text.sections.length >= CONTENTS_FROM ? <Contents text={text} /> : null}
      {text.sections.map((section) => (
        <Card as="section" key={section.id} id={section.id} className="mb-gutter">
          <h2 className="mb-3 text-xl">{section.title}</h2>
          <div className="space-y-3">
            {section.blocks.map((block, index) => (
              <Block key={index} block={block} />
            ))}
          </div>
        </Card>
      ))}
    </div>
  );
}

function Contents({ text }: { text: LegalText }) {
  const { t } = usePage();
  return (
    <nav aria-label={t('legalContents')} className="mb-section">
      <ol className="list-decimal pl-6 marker:text-soft">
        {text.sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="inline-flex min-h-[44px] items-center underline">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Block({ block }: { block: LegalBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Words words={block.text} />
        </p>
      );
    case 'list':
      return (
        <ul className="list-disc space-y-1 pl-6 marker:text-green">
          {block.items.map((item) => (
            <li key={item}>
              <Words words={item} />
            </li>
          ))}
        </ul>
      );
    case 'facts':
      return (
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
          {block.rows.map(([label, value]) => (
            <div key={label} className="min-w-0 sm:contents">
              <dt className="text-soft [overflow-wrap:anywhere]">{label}</dt>
              <dd className="min-w-0 font-semibold [overflow-wrap:anywhere]">
                <Words words={value} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <Table {...block} />;
    case 'reset':
      return <ResetConsent />;
  }
}

/** The same markup as the sanitiser makes for editors' tables (rich-text-table-roles.server.ts). */
function Table({ caption, head, rows }: Extract<LegalBlock, { kind: 'table' }>) {
  return (
    <div className="rt-scroll" {...scrollableGroup(caption)}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {head.map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row" className="rt-first">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={index} className="rt-words">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Words({ words }: { words: string }) {
  return (
    <>
      {runsOf(words).map(({ text, href }, index) => {
        if (href === null) return text;
        return href.startsWith('/') ? (
          <PageLink key={index} to={href} className="underline">
            {text}
          </PageLink>
        ) : (
          <a key={index} href={href} className="underline">
            {text}
          </a>
        );
      })}
    </>
  );
}
