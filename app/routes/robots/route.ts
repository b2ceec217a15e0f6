import type { LoaderFunctionArgs } from '@remix-run/node';
import { endpoints } from '#app/route-table.ts';
import { requestContextOf } from '#app/visit/request-context.server.ts';

/**
 * Paths that needn't be crawled. Pages that mustn't be indexed, such as vouchers', send `noindex`, which crawlers only
 * see if they may fetch them.
 */
const DISALLOWED = ['/wp-preview', endpoints.consent.path];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { page } = requestContextOf(request, context);
  const lines = [
    'User-agent: *',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${page.canonicalOrigin}${endpoints.sitemap.path}`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': page.preview ? 'private, no-store' : 'public, max-age=3600',
    },
  });
}
