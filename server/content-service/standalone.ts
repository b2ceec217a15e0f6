import { createServer } from 'node:http';
import compression from 'compression';
import express from 'express';
import { SettingsError } from '#app/contract/settings.ts';
import { ensureDataDir } from '../data-dir.ts';
import { tuneEngine } from '../engine.ts';
import { parseServerSettings, type ServerSettings } from '../env.ts';
import { health } from '../http/health.ts';
import { createLog } from '../http/logger.ts';
import { apiOriginCheck } from '../http/origin-check.ts';
import { requestLog } from '../http/request-log.ts';
import { watchContent } from '../metrics/watch-content.ts';
import { limitersOn } from '../shared/limiters.ts';
import { openRedis } from '../shared/redis.ts';
import { stopGracefully } from '../stop.ts';
import { createContentService } from './content-service.ts';

const DEFAULT_PORT = '3001';

/** `npm run content`: the content service alone, for a vehicle or another machine. */
async function main(): Promise<void> {
  const settings = readSettings();
  await ensureDataDir(settings.DATA_DIR);
  const log = createLog(settings.LOG_LEVEL);
  const redis = settings.REDIS_URL ? openRedis(settings.REDIS_URL, log) : null;
  const newLimiter = limitersOn(redis);
  const service = await createContentService({ settings, log, newLimiter, now: () => new Date() });
  // A film over a weak network takes longer than Node's five minutes; a silent sender is cut off by the upload itself.
  const server = createServer({ requestTimeout: 20 * 60_000 });
  const metrics = watchContent({ settings, log, server, content: service });
  const closeAll = async () => {
    metrics?.close();
    await service.close();
    redis?.close();
  };
  const life = stopGracefully(server, log, closeAll, { drainMs: settings.DRAIN_MS });
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', settings.TRUST_PROXY);
  app.use(requestLog(log));
  const stopping = () => life.stopping;
  app.use(health({ stopping, contentReachable: service.ready, databaseOpen: service.ready }));
  app.use(compression());
  app.use('/api', apiOriginCheck(), service.router);
  server.on('request', life.watch(app));
  server.on('error', (error: NodeJS.ErrnoException) => {
    fail(error.code === 'EADDRINUSE' ? `CONTENT_PORT ${settings.PORT} is already in use.` : error.message);
  });
  server.listen(settings.PORT, settings.HOST, () => {
    if (settings.demo) process.stdout.write('Demo mode: demo content and demo secrets.\n');
    process.stdout.write(`The content service is ready on http://localhost:${settings.PORT}/api\n`);
  });
}

/** The same settings as the web app's, but on a port of its own, so that both can run with one `.env`. */
function readSettings(): ServerSettings {
  const { CONTENT_PORT, CONTENT_API_URL: _, ...environment } = process.env;
  try {
    return parseServerSettings({ ...environment, PORT: CONTENT_PORT ?? DEFAULT_PORT });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return fail(error.message.replaceAll(/\bPORT\b/g, 'CONTENT_PORT'));
  }
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

tuneEngine();
main().catch((error: unknown) => {
  if (error instanceof SettingsError) fail(error.message);
  fail(error instanceof Error ? (error.stack ?? error.message) : String(error));
});
