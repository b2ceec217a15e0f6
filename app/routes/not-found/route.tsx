import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { translator } from '#app/i18n/translate.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { ErrorScreen, errorTexts } from '#app/shell/error-screen.tsx';
import { pageIn } from '#app/shell/meta.ts';

/** 404, or the status of a refused request that the host passes in, such as a cross-origin post. */
export function loader({ context }: LoaderFunctionArgs | ActionFunctionArgs) {
  const status = context.refusal ?? 404;
  return data({ status }, { status, headers: { 'Cache-Control': 'no-store' } });
}

export { loader as action };
export const headers = documentHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = translator(pageIn(matches)?.language ?? 'de');
  const { title } = errorTexts(data?.status ?? 404);
  return [{ title: `${t(title)} – ${t('appName')}` }, { name: 'robots', content: 'noindex' }];
};

export default function NotFound() {
  const { status } = useLoaderData<typeof loader>();
  return <ErrorScreen status={status} text={status === 403 ? 'foreignPostText' : undefined} />;
}
