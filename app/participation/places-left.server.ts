import { RequestFailed, TryLater } from '#app/content/submission-request.server.ts';
import type { LoadRequest } from './form-handler.ts';
import type { Places, PlacesLeft } from './participation.ts';

export const UNLIMITED: PlacesLeft = { places: 'unlimited' };

/**
 * Remaining places of a tile, as the content server reports them; 'failed' if it can't be asked. It knows none of a
 * draft: the preview of one shows the form.
 */
export async function placesFrom<Answer>(
  { page }: Pick<LoadRequest, 'page'>,
  asked: Promise<Answer>,
  read: (answer: Answer) => Places,
): Promise<PlacesLeft> {
  const left = await placesOrFailure(asked, read);
  return page.preview && left.places === 'failed' ? UNLIMITED : left;
}

async function placesOrFailure<Answer>(
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
