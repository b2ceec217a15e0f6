import { type Request, type Response, Router } from 'express';
import { isLoopback, networkOf } from '#app/contract/network-of.ts';
import { concurrencyLimit } from '../../kernel/concurrency-limit.ts';
import { type ContentAnswer, sendContent, sendError, sendPreview } from '../core/conditional-answer.ts';
import type { ServiceContext } from '../core/service-context.ts';
import { archiveAllAnswer, archiveDayAnswer, archiveSearchAnswer } from './archive.ts';
import { isDay } from './archive-window.ts';
import { levelsAnswer } from './levels.ts';
import { pageContent, tabCountsAnswer } from './pages.ts';
import { type View, viewOf } from './preview-access.ts';
import { entryAnswer } from './single-entry.ts';
import { wireAnswer } from './wire.ts';

type Params = Record<string, string | undefined>;
type Find = (view: View, params: Params) => Promise<ContentAnswer | null>;

/** More would wait for the database, each with part of a list in memory. */
const MAX_AT_ONCE = 10;

/** The contract's content calls, to be mounted under the entry path. */
export function contentRouter(context: ServiceContext & { previewToken: () => string }): Router {
  const { settings, database, now, previewToken } = context;
  const { db } = database;
  const router = Router({ caseSensitive: true });
  const timeZone = settings.TIME_ZONE;
  const fairQueue = concurrencyLimit(MAX_AT_ONCE);

  async function answer(request: Request, response: Response, params: Params, find: Find): Promise<void> {
    const view = viewOf({
      token: request.get('X-WP-Nonce'),
      previewDate: params.previewDate,
      now: now(),
      timeZone,
      previewToken: previewToken(),
    });
    if (view === 'WRONG TOKEN') return sendError(response, 403, view);
    if (view === 'INVALID DATE') return sendError(response, 400, view);
    const found = await find(view, params);
    if (!found) return sendError(response, 404, 'NOT FOUND');
    if (view.preview) sendPreview(response, found);
    else sendContent(request, response, found);
  }

  /** Networks take turns; the web app in this process or on this machine doesn't wait. */
  function get(path: string, find: Find, queue = fairQueue): void {
    router.get(path, (request, response, next) => {
      const { ip = '' } = request;
      const run = async () => request.socket.destroyed || answer(request, response, request.params, find);
      const answered = isLoopback(ip) ? run() : queue(run, networkOf(ip));
      answered.catch(next);
    });
  }

  // The contract's fixed paths are matched before page and level names, so that no level can hide one.
  get('/tabs/de', () => levelsAnswer(db));
  get('/tabs/de/meta', (view) => tabCountsAnswer(db, view));
  get('/dpaposts/de', (view) => wireAnswer(db, view));
  get('/entry/:id', (view, { id = '' }) => entryAnswer(db, id, view));
  get('/entry/:id/de/:previewDate?', (view, { id = '' }) => entryAnswer(db, id, view));
  get('/archive/de/d/all', ({ at }) => archiveAllAnswer(db, { now: at, timeZone }));
  get('/archive/de/d/:day', async ({ at }, { day = '' }) =>
    isDay(day) ? archiveDayAnswer(db, day, { now: at, timeZone }) : null,
  );
  // In a queue of their own, so that they don't delay the other calls; they run one at a time anyway.
  get(
    '/archive/de/s/:term',
    ({ at }, { term = '' }) => archiveSearchAnswer(db, term, { now: at, timeZone }),
    concurrencyLimit(1),
  );
  get('/:page/de/:previewDate?', (view, { page = '' }) => pageContent(db, page, view));
  return router;
}
