import { resolve } from 'node:path';
import { Router } from 'express';
import type { NewCounter } from '#app/contract/limiter.ts';
import { every } from '../kernel/every.ts';
import { faultReport } from '../kernel/fault-report.ts';
import { type DemoMode as AdminDemoMode, createAdmin } from './admin/admin.ts';
import { openAdminServer } from './admin/admin-server.ts';
import { callLimits } from './call-limits.ts';
import { contentRouter } from './content/content-router.ts';
import { contentGauges } from './content-gauges.ts';
import { sendError } from './core/conditional-answer.ts';
import { errorHandler } from './core/error-handler.ts';
import { publicApi } from './core/public-url.ts';
import type { ServiceContext } from './core/service-context.ts';
import { openDatabase } from './db/open-database.ts';
import { Mailer } from './mail/mailer.ts';
import { mailFiles, unsentMails } from './mail/unsent-mails.ts';
import { mediaRoots } from './media/find-media.ts';
import { mediaRouter } from './media/media-router.ts';
import { pictureFacts } from './media/picture-facts.ts';
import { renewSearchIndex } from './search/renew-index.ts';
import { DemoModeState } from './seed/demo-mode.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { secureRandom } from './submissions/draw.ts';
import { startHousekeeping } from './submissions/housekeeping.ts';
import { createSubmissionRoutes } from './submissions/routes.ts';

interface ContentServiceOptions extends Omit<ServiceContext, 'database'> {
  newCounter: NewCounter;
  /**
   * True in the web app's process: its internal calls skip the rate limits here, so these can be stricter for others.
   */
  besideWebApp: boolean;
  /** Called before and after demo mode ends. */
  demoMode?: AdminDemoMode;
}

export interface ContentService {
  /** All calls of the contract, to be mounted at the API base. */
  router: Router;
  ready(): Promise<boolean>;
  /** Whether demo mode is on. */
  isDemo(): boolean;
  /** A warning that mails aren't sent; null with a mail server and in demo mode. */
  unsentMails: string | null;
  /** For metrics. */
  gauges: ReturnType<typeof contentGauges>;
  close(): Promise<void>;
}

const MINUTE_MS = 60_000;

/** The embedded content service: opens its database, migrates it, and resolves once it can answer. */
export async function createContentService(options: ContentServiceOptions): Promise<ContentService> {
  const { settings, log, now } = options;
  const dataDir = resolve(settings.DATA_DIR);
  const smtpUrl = settings.SMTP_URL;
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir,
    onError: (error) => log.error({ error: error.message }, 'database connection lost'),
  });
  const mailer = new Mailer({ db: database.db, dataDir, settings, now, log });
  const stops: (() => Promise<void>)[] = [() => mailer.stop()];
  let demoMode: DemoModeState;
  let mailsAtStart: string | null;
  try {
    demoMode = await DemoModeState.find(database.db, dataDir, settings);
    mailsAtStart = demoMode.isOn ? null : await unsentMails({ db: database.db, dataDir, smtpUrl });
    await renewSearchIndex(database.db, now());
    if (demoMode.isOn) {
      const renewDemo = async () => {
        if (!demoMode.isOn) return;
        const factsOf = pictureFacts(mediaRoots(settings), settings.UPLOADS_PATH);
        await seedDemo(database.db, {
          now: now(),
          timeZone: settings.TIME_ZONE,
          // A path without a host, valid under every name of this server.
          mediaBase: `/api${settings.UPLOADS_PATH}`,
          // Without colours and sizes rather than no start, if the disk fails at a picture.
          factsOf: (url) => factsOf(url).catch(() => ({})),
        });
      };
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
        publicApi: publicApi(settings),
        publicUrl: settings.PUBLIC_URL,
        now,
        smtpUrl,
        sharesSession: true,
        demoMode: {
          missing: () => options.demoMode?.missing() ?? [],
          async end() {
            demoMode.isOn = false;
            await options.demoMode?.end();
          },
        },
      });
      stops.push(await openAdminServer(admin, dataDir));
    }
    stops.push(startHousekeeping({ db: database.db, engine: database.engine, dataDir, now, log }));
    mailer.start();
  } catch (error) {
    await Promise.allSettled(stops.map((stop) => stop()));
    await database.close();
    throw error;
  }
  return {
    router: apiRouter(
      {
        ...options,
        // A getter, because the demo's media aren't served either once demo mode has ended.
        settings: {
          ...settings,
          get demo() {
            return demoMode.isOn;
          },
        },
        previewToken: () => demoMode.previewToken,
        database,
      },
      mailer,
    ),
    isDemo: () => demoMode.isOn,
    unsentMails: mailsAtStart,
    ready: () =>
      database.pool.query('select 1').then(
        () => true,
        () => false,
      ),
    gauges: contentGauges(database, {
      // The demo's mails are never sent, so they don't count as unsent.
      toFolder: async () => (demoMode.isOn ? 0 : (await mailFiles(dataDir)).length),
      givenUp: () => mailer.givenUp,
      now,
    }),
    async close() {
      await Promise.all(stops.map((stop) => stop()));
      await database.close();
    },
  };
}

type ApiContext = ContentServiceOptions & ServiceContext & { previewToken: () => string };

function apiRouter(context: ApiContext, mailer: Mailer): Router {
  const { settings, log, newCounter, besideWebApp } = context;
  const router = Router({ caseSensitive: true });
  const limits = callLimits(settings, newCounter, { besideWebApp });
  router.use(limits.previews, limits.submissions);
  router.use(settings.ENTRY_PATH, contentRouter(context));
  router.use(settings.UPLOADS_PATH, mediaRouter(context));
  router.use(
    createSubmissionRoutes({
      ...context,
      db: context.database.db,
      dataDir: settings.DATA_DIR,
      mailer,
      random: secureRandom,
    }),
  );
  router.use((_request, response) => sendError(response, 404, 'NOT FOUND'));
  router.use(errorHandler(log));
  return router;
}
