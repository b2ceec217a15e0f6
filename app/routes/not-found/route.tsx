import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { translator } from '#app/i18n/translate.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { ErrorScreen } from '#app/shell/error-screen.tsx';
import { pageIn } from '#app/shell/meta.ts';

/** No such page; or, where the host says so, a post that came from elsewhere and was refused. */
export function loader({ context }: LoaderFunctionArgs | ActionFunctionArgs) {
  const refused = context.refused === true;
  return data({ refused }, { status: refused ? 403 : 404, headers: { 'Cache-Control': 'no-store' } });
}

export const action = loader;
export const headers = documentHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = translator(pageIn(matches)?.language ?? 'de');
  const title = t(data?.refused ? 'forbiddenTitle' : 'notFoundTitle');
  return [{ title: `${title} – ${t('appName')}` }, { name: 'robots', content: 'noindex' }];
};

export default function NotFound() {
  const { refused } = useLoaderData<typeof loader>();
  return <ErrorScreen status={refused ? 403 : 404} text={refused ? 'foreignPostText' : undefined} />;
}
