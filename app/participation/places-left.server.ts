import { RequestFailed, TryLater } from '#app/content/submission-request.server.ts';
import type { LoadRequest } from './form-handler.ts';
import type { Places, PlacesLeft } from './participation.ts';

export const UNLIMITED: PlacesLeft = { places: 'unlimited' };

/**
 * Remaining places of a tile, as the content server reports them; 'failed' if the call fails. Previews make no call:
 * nothing can be sent in them, and the server doesn't count places of drafts.
 */
export async function placesFrom<Answer>(
  { page }: Pick<LoadRequest, 'page'>,
  ask: () => Promise<Answer>,
  read: (answer: Answer) => Places,
): Promise<PlacesLeft> {
  if (page.preview) return UNLIMITED;
  try {
    return { places: read(await ask()) };
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    if (!(error instanceof TryLater)) return { places: 'failed' };
    return { places: error.why === 'share' ? 'later' : 'failed', retryAfterSeconds: error.seconds };
  }
}
