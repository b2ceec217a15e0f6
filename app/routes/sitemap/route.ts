import type { LoaderFunctionArgs } from '@remix-run/node';
import { emptyResponse } from '#app/lib/empty-response.server.ts';
import { xmlResponse } from '#app/lib/xml.ts';
import { requestContextOf } from '#app/visit/request-context.server.ts';
import { listedAddresses, sitemapXml } from './sitemap.server.ts';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { page, content } = requestContextOf(request, context);
  // Unpublished content is in no sitemap.
  if (page.preview) throw emptyResponse(404);
  const addresses = await listedAddresses(content, page);
  if (addresses === null) throw emptyResponse(503, { 'Retry-After': '60' });
  return xmlResponse(
    sitemapXml(addresses, { origin: page.canonicalOrigin, languages: page.languages }),
    'application/xml',
  );
}
