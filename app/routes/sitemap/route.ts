import type { LoaderFunctionArgs } from '@remix-run/node';
import { riderOf } from '#app/lib/rider.server.ts';
import { xmlResponse } from '#app/lib/xml.ts';
import { listedAddresses, sitemapXml } from './sitemap.server.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const { page, content } = await riderOf(request);
  const addresses = await listedAddresses(content, page.timeZone);
  return xmlResponse(
    sitemapXml(addresses, { origin: page.canonicalOrigin, languages: page.languages }),
    'application/xml',
  );
}
