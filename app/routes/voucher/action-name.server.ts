import { orEmptyOnTimeout } from '#app/content/advertising.server.ts';
import type { TileOf } from '#app/contract/tiles/tile-types.ts';
import type { RequestContext } from '#app/visit/request-context.server.ts';
import type { NamedTarget } from './voucher-target.ts';

/**
 * For staff of several actions: the title of the action's tile, else of its entry. Null if the entry can't be read
 * within 150 ms: a voucher must be redeemable without it.
 */
export async function actionNameOf(
  { id, action }: NamedTarget,
  requestContext: RequestContext,
): Promise<string | null> {
  const reading = requestContext.content.entry(id).then((found) => [found]);
  const [entry] = await orEmptyOnTimeout(reading, requestContext);
  const tile = entry?.kacheln.find(
    (tile): tile is TileOf<'action'> => tile.type === 'action' && tile.id === action,
  );
  return tile?.title.trim() || entry?.title.trim() || null;
}
