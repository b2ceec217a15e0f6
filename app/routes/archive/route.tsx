import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { BigCard } from '#app/components/big-card.tsx';
import { ButtonLink } from '#app/components/button.tsx';
import { Card } from '#app/components/card.tsx';
import { CardColumns } from '#app/components/card-columns.tsx';
import { Heading } from '#app/components/heading.tsx';
import { LoadFailed } from '#app/components/load-failed.tsx';
import { markAdvertising } from '#app/content/advertising.server.ts';
import { loadedOr } from '#app/content/loaded.server.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import { pathTo } from '#app/route-table.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { titleMeta } from '#app/shell/meta.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { requestContextOf } from '#app/visit/request-context.server.ts';
import { archiveDays, chosenDay } from './archive-days.ts';
import { ArchiveForm, dayLabel } from './archive-form.tsx';
import { archiveTeaser } from './archive-teaser.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const requestContext = requestContextOf(request, context);
  const { page, content, visit } = requestContext;
  // The archive has no preview.
  const days = archiveDays(page.preview ? Date.now() : page.now, page.timeZone);
  // Not `date`, which is the preview's date.
  const day = chosenDay(visit.params.get('day'), days);
  const entries = await loadedOr(
    content.archiveOf(day).then((found) => markAdvertising(found, requestContext)),
    [],
  );
  return data({ days, day, entries }, { status: entries.state === 'failed' ? 503 : 200 });
}

export const headers = documentHeaders;
export const meta = titleMeta<typeof loader>('archiveTitle', 'archiveIntro', {
  // Only if the URL names the day: without it, the URL (a bookmark, for instance) shows another day each day.
  detail: ({ day }, page) => (new URLSearchParams(page.query).get('day') === day ? dayLabel(day, page) : ''),
});

export default function ArchiveScreen() {
  const { days, day, entries } = useLoaderData<typeof loader>();
  const { t } = usePage();
  return (
    <>
      <Heading lead={t('archiveIntro')}>{t('archiveTitle')}</Heading>
      <Card className="mb-section max-w-column print:hidden">
        <ArchiveForm days={days} chosen={day} />
        <ButtonLink to={pathTo('archiveSearch')} inverse wide>
          {t('archiveToSearch')}
        </ButtonLink>
      </Card>
      {entries.state === 'failed' ? <LoadFailed /> : <ArchiveDay day={day} entries={entries.value} />}
    </>
  );
}

function ArchiveDay({ day, entries }: { day: string; entries: Entry[] }) {
  const { page, t } = usePage();
  if (entries.length === 0) {
    return (
      <Card className="max-w-column">
        <p role="status">{t('archiveDateNoResultsText')}</p>
      </Card>
    );
  }
  const values = { count: entries.length, date: dayLabel(day, page) };
  return (
    <>
      <p className="mb-4 text-soft" role="status">
        {t('archiveEntries', values)}
      </p>
      <CardColumns>
        {entries.map((entry, index) => (
          <BigCard key={entry.id} teaser={archiveTeaser(entry)} eager={index === 0} />
        ))}
      </CardColumns>
    </>
  );
}
