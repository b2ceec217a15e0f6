import { RequestFailed, TryLater } from '#app/content/submission-request.server.ts';
import type { Places } from './participation.ts';

/** Remaining places of a tile, as the content server reports them; 'failed' if it can't be asked. */
export async function placesFrom<Answer>(
  asked: Promise<Answer>,
  read: (answer: Answer) => Places,
): Promise<Places> {
  try {
    return read(await asked);
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error;
    return error instanceof TryLater && error.why === 'share' ? 'later' : 'failed';
  }
}
