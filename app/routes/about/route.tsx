import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Heading } from '#app/components/heading.tsx';
import { LoadFailed } from '#app/components/load-failed.tsx';
import { Notice } from '#app/components/notice.tsx';
import { bodyOf, EntryBody } from '#app/entry-body/body.tsx';
import { usePage } from '#app/request/page-context.tsx';
import { riderOf } from '#app/request/rider.server.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { titleMeta } from '#app/shell/meta.ts';
import { type AboutData, loadAbout } from './about.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = await loadAbout(await riderOf(request, context));
  return data(about, { status: about.state === 'failed' ? 503 : 200 });
}

export const headers = documentHeaders;
export const meta = titleMeta('aboutTitle', 'aboutDescription');

export default function AboutScreen() {
  const about = useLoaderData<typeof loader>() as AboutData;
  const { t } = usePage();
  return (
    <div className="mx-auto max-w-column two-columns:max-w-entry">
      <Heading>{t('aboutTitle')}</Heading>
      {about.state === 'failed' ? <LoadFailed text="msgEntryPageFailed" /> : null}
      {about.state === 'none' ? <Notice role="status">{t('aboutNoEntry')}</Notice> : null}
      {about.state === 'loaded' ? <AboutBody about={about} /> : null}
    </div>
  );
}

function AboutBody({ about }: { about: AboutData & { state: 'loaded' } }) {
  const { page, t } = usePage();
  const { entry, widgets, mediaFacts } = about;
  const body = bodyOf({ page, t, entry, widgets, mediaFacts, participation: null });
  return <EntryBody body={body} nothing={t('aboutNoEntry')} />;
}
