import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { LoadFailed } from '#app/components/load-failed.tsx';
import { entryIdOf } from '#app/lib/slug.ts';
import { withFailure } from '#app/participation/participation.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { pageIn } from '#app/shell/meta.ts';
import { participationHeaders, participationOf, takePart } from '#app/tiles/take-part.server.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { requestContextOf } from '#app/visit/request-context.server.ts';
import { loadEntry } from './entry.server.ts';
import { entryMeta, failedMeta } from './entry-meta.ts';
import { EntryPage } from './entry-page.tsx';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const requestContext = requestContextOf(request, context);
  const loaded = await loadEntry(requestContext, (entry) =>
    participationOf({ requestContext, context }, [entry]),
  );
  if (loaded === null) throw new Response(null, { status: 404 });
  if (loaded.state === 'failed') return data(loaded, { status: 503 });
  return data(loaded, { headers: participationHeaders(loaded.participation, requestContext.page) });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  return takePart(request, context, () => entryIdOf(params.id ?? ''));
}

export const headers = documentHeaders;

export const meta: MetaFunction<typeof loader> = ({ data: loaded, matches }) => {
  const page = pageIn(matches);
  if (!loaded) return [];
  return loaded.state === 'failed' ? failedMeta(page) : entryMeta(page, loaded.entry);
};

export default function EntryScreen() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { page, t } = usePage();
  if (loaded.state === 'failed') {
    return (
      <div className="mx-auto max-w-column">
        <h1 className="sr-only">{t('entryFailedTitle')}</h1>
        <LoadFailed text="msgEntryPageFailed" />
      </div>
    );
  }
  return (
    <EntryPage {...loaded} page={page} t={t} participation={withFailure(loaded.participation, answer)} />
  );
}
