import { RequestFailed, TryLater } from '#app/content/submission-request.server.ts';
import type { Places, PlacesLeft } from './participation.ts';

export const UNLIMITED: PlacesLeft = { places: 'unlimited' };

/** Remaining places of a tile, as the content server reports them; 'failed' if it can't be asked. */
export async function placesFrom<Answer>(
  asked: Promise<Answer>,
  read: (answer: Answer) => Places,
): Promise<PlacesLeft> {
  try {
    return { places: read(await asked) };
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    if (!(error instanceof TryLater)) return { places: 'failed' };
    return { places: error.why === 'share' ? 'later' : 'failed', retryAfterSeconds: error.seconds };
  }
}
