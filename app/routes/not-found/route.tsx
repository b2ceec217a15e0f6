import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { levelNamed } from '#app/content/level-named.ts';
import type { Levels } from '#app/contract/content/tabs.ts';
import { translator } from '#app/i18n/translate.ts';
import { levelPath, matchPath, pathTo, type Screen } from '#app/route-table.ts';
import { documentHeaders } from '#app/shell/document-headers.ts';
import { ErrorScreen, errorTexts } from '#app/shell/error-screen.tsx';
import { pageIn } from '#app/shell/meta.ts';
import { currentUrlWith, hrefFor } from '#app/visit/page.ts';
import { type RequestContext, requestContextOf } from '#app/visit/request-context.server.ts';

/** 404, or the status of a refused request that the host passes in, such as a cross-origin post. */
export async function loader({ request, context }: LoaderFunctionArgs | ActionFunctionArgs) {
  const status = context.refusal ?? 404;
  const isRead = context.refusal === undefined && request.method !== 'POST';
  const requestContext = isRead ? requestContextOf(request, context) : null;
  const moved = requestContext && (inTableCase(requestContext) ?? (await levelAtEnd(requestContext)));
  if (moved) throw redirect(moved, { headers: { 'Cache-Control': 'no-store' } });
  return data({ status }, { status, headers: { 'Cache-Control': 'no-store' } });
}

/** The address as the router has it: typed ones, and those of compact QR codes, may be in capitals. */
function inTableCase({ page }: RequestContext): string | null {
  const match = matchPath(page.path);
  const path = match && pathTo(match.screen, match.params);
  return path === null || path === page.path ? null : currentUrlWith({ ...page, path }, {});
}

/** Pages below which no screen is, but where cards may link: their links with `{address}` are appended to the path. */
const WITH_CARDS: readonly unknown[] = ['level', 'archive', 'archiveSearch'] satisfies Screen[];

/**
 * The level named by the URL's last segment: on the level page /heute/sport a link to the level 'netz' becomes
 * /heute/sport/netz, which matches no route.
 */
async function levelAtEnd({ page, content }: RequestContext): Promise<string | null> {
  const [, parent = '', last] = /^(.*)(\/[^/]+)\/*$/.exec(page.path) ?? [];
  const name = matchPath(`/heute${last}`)?.params.level;
  if (name === undefined || !WITH_CARDS.includes(matchPath(parent)?.screen)) return null;
  const named = levelNamed(await content.levels().catch((): Levels => ({})), name);
  return named && hrefFor(page, levelPath(named.level.page, named.name));
}

export { loader as action };
export const headers = documentHeaders;

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => {
  const t = translator(pageIn(matches).language);
  const { title } = errorTexts(data?.status ?? 404);
  return [{ title: `${t(title)} – ${t('appName')}` }, { name: 'robots', content: 'noindex' }];
};

export default function NotFound() {
  const { status } = useLoaderData<typeof loader>();
  return <ErrorScreen status={status} text={status === 403 ? 'foreignPostText' : undefined} />;
}
