import { createServer } from 'node:http';
import compression from 'compression';
import express from 'express';
import { createCounters } from '#app/config/counters.server.ts';
import { SettingsError } from '#app/contract/settings.ts';
import { createContentService } from './content-service/content-service.ts';
import { ensureDataDir } from './kernel/data-dir.ts';
import { parseServerSettings, type ServerSettings } from './kernel/env.ts';
import { HTTP_OPTIONS } from './kernel/http-options.ts';
import { createLog } from './kernel/logger.ts';
import { openRedis } from './kernel/redis.ts';
import { failWithoutPort, printPreviewTokenPath, runProgram } from './kernel/run-program.ts';
import { describeStorage, readSettingsFile } from './kernel/settings-file.ts';
import { gracefulShutdown } from './kernel/shutdown.ts';
import { addContentGauges } from './metrics/content-metrics.ts';
import { serveMetrics } from './metrics/serve-metrics.ts';
import { addressCheck } from './middleware/address-check.ts';
import { bareForwardedAddresses } from './middleware/forwarded-addresses.ts';
import { health } from './middleware/health.ts';
import { internalCalls } from './middleware/internal-calls.ts';
import { apiOriginCheck, type KnownHosts } from './middleware/origin-check.ts';
import { requestLog } from './middleware/request-log.ts';

const DEFAULT_PORT = '3001';

/** `npm run content`: the content service alone, for a vehicle or another machine. */
async function main(): Promise<void> {
  const settings = readSettings();
  process.stdout.write(`Content service: ${describeStorage(settings)}\n`);
  await ensureDataDir(settings.DATA_DIR);
  const log = createLog(settings.LOG_LEVEL);
  const redis = settings.REDIS_URL ? openRedis(settings.REDIS_URL, log) : null;
  const newCounter = createCounters(redis);
  const now = () => new Date();
  const service = await createContentService({ settings, log, newCounter, now, besideWebApp: false });
  const server = createServer(HTTP_OPTIONS);
  const metrics = serveMetrics({ settings, log, server }, ({ registry }) =>
    addContentGauges(registry, { content: service, redis }),
  );
  const closeAll = async () => {
    metrics?.close();
    await service.close();
    redis?.close();
  };
  const shutdown = gracefulShutdown(server, log, closeAll, { drainMs: settings.DRAIN_MS });
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('trust proxy', settings.TRUST_PROXY);
  app.use(bareForwardedAddresses);
  app.use(requestLog(log));
  app.use(health(() => (shutdown.stopping ? 'stopping' : 'ok')));
  app.use(compression());
  const { authenticate } = internalCalls(settings.CONTENT_API_SECRET, log);
  app.use('/api', addressCheck(), authenticate, apiOriginCheck(apiHosts(settings)), service.router);
  server.on('request', shutdown.watch(app));
  failWithoutPort(server, 'CONTENT_PORT', settings.PORT);
  server.listen(settings.PORT, settings.HOST, () => {
    const token = settings.PREVIEW_TOKEN ? 'PREVIEW_TOKEN' : 'a published token';
    if (service.isDemo()) process.stdout.write(`Demo mode: demo content; previews open with ${token}.\n`);
    else printPreviewTokenPath(settings);
    if (service.unsentMails !== null) process.stdout.write(`${service.unsentMails}\n`);
    process.stdout.write(`The content service is ready on http://localhost:${settings.PORT}/api\n`);
  });
}

function apiHosts({ PUBLIC_URL: publicUrl, PUBLIC_API_URL }: ServerSettings): KnownHosts {
  const named = [publicUrl, PUBLIC_API_URL].filter((url) => url !== undefined);
  return { publicUrl, knownHosts: named.map((url) => new URL(url).host) };
}

/** The web app's settings with CONTENT_PORT as the port, so that both can share one `.env`. */
function readSettings(): ServerSettings {
  readSettingsFile();
  try {
    const { CONTENT_PORT, CONTENT_API_URL: _, ...environment } = process.env;
    return parseServerSettings({ ...environment, PORT: CONTENT_PORT?.trim() || DEFAULT_PORT });
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    throw new SettingsError(error.message.replaceAll(/\bPORT\b/g, 'CONTENT_PORT'));
  }
}

runProgram(main);
