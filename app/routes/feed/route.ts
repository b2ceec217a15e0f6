import type { LoaderFunctionArgs } from '@remix-run/node';
import { noneIfMissing } from '#app/content/advertising.server.ts';
import { ContentError } from '#app/content/content-error.ts';
import { distinctEntries } from '#app/content/distinct-entries.ts';
import { markOnceAdvertised } from '#app/content/past-advertising.server.ts';
import { withAdvertising } from '#app/contract/content/position.ts';
import { type Level, TEASER_PAGES } from '#app/contract/content/tabs.ts';
import { ownProperty } from '#app/contract/own-property.ts';
import { translator } from '#app/i18n/translate.ts';
import { emptyResponse } from '#app/lib/empty-response.server.ts';
import { xmlResponse } from '#app/lib/xml.ts';
import { levelPath, pathTo } from '#app/route-table.ts';
import { feedPath, teaserTexts } from '#app/routes/teaser/teaser-head.ts';
import { requestContextOf } from '#app/visit/request-context.server.ts';
import { feedName, feedXml, isTeaserPage } from './feed.server.ts';

/** One RSS feed per teaser page and searchable level: /feed/start.xml, /feed/sport.xml. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { api, page, content } = requestContextOf(request, context);
  const name = feedName(params.file);
  // Unpublished content has no feed.
  if (page.preview || name === null) throw emptyResponse(404);
  const levels = isTeaserPage(name) ? {} : await content.levels().catch(refuse);
  const level = ownProperty<Level>(levels, name) ?? null;
  if (!isTeaserPage(name) && level?.searchable !== true) throw emptyResponse(404);
  const positions = await content.page(name).catch(refuse);
  // Waits for all teaser pages, so that advertising is always labelled. A page may show an unlabelled card for a
  // second, but readers and caches keep a feed.
  const teaserPages = await Promise.all(
    TEASER_PAGES.map((other) =>
      content.page(other).catch((error: unknown) => noneIfMissing(error) ?? refuse(error)),
    ),
  );
  const entries = markOnceAdvertised(api, withAdvertising(distinctEntries(positions), teaserPages));
  const t = translator('de');
  const { title, description } = teaserTexts({ state: 'failed', name, level }, t);
  const channel = {
    title: `${title} – ${t('appName')}`,
    description,
    path: isTeaserPage(name) ? pathTo(name) : levelPath(level?.page ?? 'start', name),
    feedPath: feedPath(name),
  };
  return xmlResponse(feedXml(page, channel, entries), 'application/rss+xml');
}

/** 404 only if the content is missing, else 503: feed readers unsubscribe from a 404. */
function refuse(error: unknown): never {
  const missing = error instanceof ContentError && error.reason === 'missing';
  throw emptyResponse(missing ? 404 : 503);
}
