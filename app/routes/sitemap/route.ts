import type { LoaderFunctionArgs } from '@remix-run/node';
import { xmlResponse } from '#app/lib/xml.ts';
import { requestContextOf } from '#app/visit/request-context.server.ts';
import { listedAddresses, sitemapXml } from './sitemap.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { page, content } = requestContextOf(request, context);
  // Unpublished content is in no sitemap.
  if (page.preview)
    throw new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } });
  const addresses = await listedAddresses(content, page);
  if (addresses === null) {
    throw new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '60' } });
  }
  return xmlResponse(
    sitemapXml(addresses, { origin: page.canonicalOrigin, languages: page.languages }),
    'application/xml',
  );
}
