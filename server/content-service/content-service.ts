import { resolve } from 'node:path';
import { type ErrorRequestHandler, Router } from 'express';
import type { NewLimiter } from '../shared/limiters.ts';
import { createAdmin } from './admin/admin.ts';
import { openAdminServer } from './admin/admin-server.ts';
import { callLimits } from './call-limits.ts';
import { contentRouter } from './content/content-router.ts';
import { type ContentStandings, contentStandings } from './content-standings.ts';
import { type Db, openDatabase } from './db/open-database.ts';
import { sendError } from './kernel/conditional-answer.ts';
import { every } from './kernel/every.ts';
import { faultReport } from './kernel/fault-report.ts';
import type { ServiceContext } from './kernel/service-context.ts';
import { Mailer } from './mail/mailer.ts';
import { mediaRoots } from './media/find-media.ts';
import { mediaRouter } from './media/media-router.ts';
import { pictureFacts } from './media/picture-facts.ts';
import { renewSearchIndex } from './search/renew-index.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { fairDice } from './submissions/draw.ts';
import { startHousekeeping } from './submissions/housekeeping.ts';
import { createSubmissionRoutes } from './submissions/routes.ts';

export interface ContentServiceOptions extends Omit<ServiceContext, 'database'> {
  newLimiter: NewLimiter;
}

export interface ContentService {
  /** All calls of the contract, to be mounted at the API base. */
  router: Router;
  ready(): Promise<boolean>;
  standings(): ContentStandings;
  close(): Promise<void>;
}

const MINUTE_MS = 60_000;

/** The embedded content service: opens its database, brings it up to date, and answers once it is complete. */
export async function createContentService(options: ContentServiceOptions): Promise<ContentService> {
  const { settings, log, now, newLimiter } = options;
  const dataDir = resolve(settings.DATA_DIR);
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir,
    onError: (error) => log.error({ error: error.message }, 'database connection lost'),
  });
  const mailer = new Mailer({ db: database.db, dataDir, settings, now, log });
  const stops: (() => Promise<void>)[] = [() => mailer.stop()];
  try {
    await renewSearchIndex(database.db, now());
    if (settings.demo) {
      const renewDemo = () => renewContent(database.db, options);
      await renewDemo();
      stops.push(
        every(MINUTE_MS, renewDemo, (error) => log.error({ fault: faultReport(error) }, 'demo not renewed')),
      );
    }
    if (database.engine === 'pglite') {
      const admin = createAdmin({
        db: database.db,
        dataDir,
        timeZone: settings.TIME_ZONE,
        uploadsPath: settings.UPLOADS_PATH,
        now,
      });
      stops.push(await openAdminServer(admin, dataDir));
    }
    stops.push(startHousekeeping({ db: database.db, dataDir, now, log }));
    mailer.start();
  } catch (error) {
    await Promise.allSettled(stops.map((stop) => stop()));
    await database.close();
    throw error;
  }
  return {
    router: apiRouter({ settings, log, now, newLimiter, database }, mailer),
    ready: () =>
      database.pool.query('select 1').then(
        () => true,
        () => false,
      ),
    standings: () => contentStandings(database),
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await database.close();
    },
  };
}

async function renewContent(db: Db, { settings, now }: ContentServiceOptions): Promise<void> {
  await seedDemo(db, {
    now: now(),
    timeZone: settings.TIME_ZONE,
    // Without a host, so that it holds under whatever name a rider reaches this server.
    mediaBase: `/api${settings.UPLOADS_PATH}`,
    factsOf: pictureFacts(mediaRoots(settings), settings.UPLOADS_PATH),
  });
}

function apiRouter(context: ServiceContext & { newLimiter: NewLimiter }, mailer: Mailer): Router {
  const { settings, database, now, log, newLimiter } = context;
  const router = Router({ caseSensitive: true });
  const limits = callLimits(settings.LIMITS_FACTOR, newLimiter);
  router.use(limits.previews, limits.submissions(settings.SURVEY_PATH));
  router.use(settings.ENTRY_PATH, contentRouter(context));
  router.use(settings.UPLOADS_PATH, mediaRouter(context));
  router.use(
    createSubmissionRoutes({
      db: database.db,
      dataDir: settings.DATA_DIR,
      settings,
      now,
      newLimiter,
      mailer,
      random: fairDice,
      log,
    }),
  );
  router.use((_request, response) => sendError(response, 404, 'NOT FOUND'));
  router.use(lastResort(log));
  return router;
}

/** A malformed address is the caller's fault; everything else is ours and says nothing about itself. */
function lastResort(log: ServiceContext['log']): ErrorRequestHandler {
  return (error: unknown, _request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    if (error instanceof URIError) {
      sendError(response, 404, 'NOT FOUND');
      return;
    }
    log.error({ fault: faultReport(error) }, 'call failed');
    sendError(response, 503, 'UNAVAILABLE');
  };
}
