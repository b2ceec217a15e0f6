import { RequestFailed, TryLater } from '#app/content/submission-request.server.ts';
import type { Places } from './participation.ts';

/** What a content server says of a tile's places; what can't be found out is not guessed. */
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
