import { loadedOr } from '#app/content/loaded.server.ts';
import { type LoadedBody, loadBody } from '#app/entry-body/load-body.server.ts';
import type { RequestContext } from '#app/visit/request-context.server.ts';

type AboutData = { state: 'failed' | 'none' } | ({ state: 'loaded' } & LoadedBody);

/** The first entry of the first group that has entries (specification 2.4). */
export async function loadAbout(requestContext: RequestContext): Promise<AboutData> {
  const groups = await loadedOr(requestContext.content.page('about'), []);
  if (groups.state === 'failed') return { state: 'failed' };
  const [entry] = groups.value.find(({ entries }) => entries.length > 0)?.entries ?? [];
  if (!entry) return { state: 'none' };
  return { state: 'loaded', ...(await loadBody(entry, requestContext)) };
}
