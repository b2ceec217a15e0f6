import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Heading } from '#app/components/heading.tsx';
import { LoadFailed } from '#app/components/load-failed.tsx';
import { Notice } from '#app/components/notice.tsx';
import { bodyOf, EntryBody } from '#app/entry-body/body.tsx';
import { hasSecondColumn } from '#app/entry-body/tile-list.tsx';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { titleMeta } from '#app/shell/meta.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { requestContextOf } from '#app/visit/request-context.server.ts';
import { loadAbout } from './about.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = await loadAbout(requestContextOf(request, context));
  return data(about, { status: about.state === 'failed' ? 503 : 200 });
}

export const headers = documentHeaders;
export const meta = titleMeta('aboutTitle', 'aboutDescription');

export default function AboutScreen() {
  const about = useLoaderData<typeof loader>();
  const { page, t } = usePage();
  const body = about.state === 'loaded' ? bodyOf({ ...about, page, t, participation: null }) : null;
  const wide = body !== null && hasSecondColumn(body.order, page);
  return (
    <div className={`mx-auto max-w-column${wide ? ' two-columns:max-w-entry' : ''}`}>
      <Heading>{t('aboutTitle')}</Heading>
      {about.state === 'failed' ? <LoadFailed text="msgEntryPageFailed" /> : null}
      {about.state === 'none' ? <Notice role="status">{t('aboutNoEntry')}</Notice> : null}
      {body ? <EntryBody body={body} nothing={t('aboutNoEntry')} /> : null}
    </div>
  );
}
