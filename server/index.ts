import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import { createCounters } from '#app/config/counters.server.ts';
import { parseAppSettings, requireOperator, type Settings } from '#app/config/env.server.ts';
import { formToken } from '#app/config/form-token.server.ts';
import type { CacheHints, HostedApp, HostedVisit } from '#app/config/hosted-app.ts';
import type { NewCounter } from '#app/contract/limiter.ts';
import { keepsSecrets, SettingsError } from '#app/contract/settings.ts';
import { createApp } from './app.ts';
import { ensureDataDir } from './kernel/data-dir.ts';
import { parseServerSettings, type ServerSettings } from './kernel/env.ts';
import { HTTP_OPTIONS } from './kernel/http-options.ts';
import { inProcess } from './kernel/in-process.ts';
import { createLog, type Log } from './kernel/logger.ts';
import { openRedis } from './kernel/redis.ts';
import { failWithoutPort, printPreviewTokenPath, runProgram } from './kernel/run-program.ts';
import { describeStorage, readSettingsFile } from './kernel/settings-file.ts';
import { gracefulShutdown } from './kernel/shutdown.ts';
import { SECRETS_FILE, storedSecret } from './kernel/stored-secrets.ts';
import { collectAfterStart } from './kernel/v8-tuning.ts';
import { hostMetrics } from './metrics/host-metrics.ts';
import { awaitContent } from './middleware/first-content.ts';
import { contentProbe } from './middleware/health.ts';
import type { Trusted } from './middleware/requested-origin.ts';
import { pageCache } from './pages/page-cache.ts';
import { pageRenderer } from './pages/page-renderer.ts';
import { newRenderQueue } from './pages/render-queue.ts';
import { keepPreviousAssets } from './static/previous-assets.ts';
import { readStaticFiles, staticFiles, withoutWorker } from './static/static-files.ts';
import { keepSweeping } from './uploads/sweep-drafts.ts';

const root = process.cwd();

function readSettings(): { app: Settings; server: ServerSettings } {
  readSettingsFile();
  const app = parseAppSettings(process.env);
  requireOperator(app);
  return { app, server: parseServerSettings(process.env) };
}

const demoLine = (token = 'a published token') =>
  `Demo mode: all content is made up, and previews open with ${token}. To end it, import your own content (npm run content:import) or run npm run demo:leave.\n`;

/** Stored, so that sealed forms and cookies stay valid after a restart. */
async function fillInSecret({ DATA_DIR }: ServerSettings): Promise<void> {
  if (process.env.SESSION_SECRET?.trim() || !keepsSecrets(process.env)) return;
  const { value, isNew } = await storedSecret(DATA_DIR, 'SESSION_SECRET');
  process.env.SESSION_SECRET = value;
  if (isNew) {
    const file = path.resolve(DATA_DIR, SECRETS_FILE);
    process.stdout.write(`SESSION_SECRET is not set: a random one was created and stored in ${file}.\n`);
  }
}

/** Missing settings that prevent a start with the operator's own content. */
function missingOutsideDemo(): string[] {
  try {
    requireOperator(parseAppSettings({ ...process.env, DEMO: 'off' }));
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n');
    throw error;
  }
}

/** Imported lazily: with another content server no database code is loaded. */
async function openContent(settings: ServerSettings, log: Log, newCounter: NewCounter, onEnd: () => void) {
  if (!settings.embedded) return null;
  const { createContentService } = await import('./content-service/content-service.ts');
  const now = () => new Date();
  const demoMode = {
    missing: missingOutsideDemo,
    async end() {
      process.env.DEMO = 'off';
      onEnd();
    },
  };
  return createContentService({ settings, log, newCounter, demoMode, now, besideWebApp: true });
}

async function productionBuild({ DATA_DIR, SERVICE_WORKER }: Settings, log: Log) {
  const file = path.join(root, 'build/host/app.js');
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const files = readStaticFiles(path.join(root, 'build/client'));
  const hosted = build.entry.module as typeof build.entry.module & HostedApp;
  const previous = await keepPreviousAssets(
    path.join(root, 'build/client/assets'),
    path.resolve(DATA_DIR, 'assets'),
    (error) => log.warn({ error: String(error) }, 'assets in DATA_DIR not updated'),
  );
  const close = async () => {
    await previous.close();
    return hosted.beforeEnd();
  };
  const served = SERVICE_WORKER === 'on' ? files : withoutWorker(files);
  return { remixHandler: pageRenderer(build), hosted, assets: staticFiles(served, previous.find), close };
}

/** Hot reload uses our server's port, so that several can run side by side. */
async function developmentBuild(server: Server) {
  const { createServer: createViteServer } = await import('vite');
  // Remix's Vite plugin writes .env into process.env, although ENV_FILE may name another file.
  const settings = { ...process.env };
  const vite = await createViteServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  process.env = settings;
  const build = async () => (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild;
  return {
    remixHandler: createRequestHandler(build, 'development'),
    hosted: null,
    assets: vite.middlewares,
    close: () => vite.close(),
  };
}

/** Hosts allowed as the origin of a post; without PUBLIC_URL the requested host is allowed too. */
function knownHosts(settings: Settings): string[] {
  const canonical = settings.CANONICAL_HOSTS.flatMap((pair) => pair.split('='));
  return settings.PUBLIC_URL ? [new URL(settings.PUBLIC_URL).host, ...canonical] : canonical;
}

async function main(): Promise<void> {
  let settings = readSettings();
  process.stdout.write(`Kachel: ${describeStorage(settings.server)}\n`);
  const log = createLog(settings.server.LOG_LEVEL);
  await ensureDataDir(settings.app.DATA_DIR);
  await fillInSecret(settings.server);
  const redis = settings.server.REDIS_URL ? openRedis(settings.server.REDIS_URL, log) : null;
  const development = settings.server.NODE_ENV === 'development';
  const server = createServer(HTTP_OPTIONS);
  const [content, web] = await Promise.all([
    openContent(settings.server, log, createCounters(redis), () => web.hosted?.renewSettings()),
    development ? developmentBuild(server) : productionBuild(settings.app, log),
  ]);
  // Whether demo mode is on is known only after the database is open.
  if (content && !content.isDemo()) process.env.DEMO = 'off';
  settings = readSettings();
  const draftsFolder = path.resolve(settings.app.DATA_DIR, 'upload-drafts');
  const stopSweeping = keepSweeping(draftsFolder);
  const renderQueue = newRenderQueue();
  const posts = newRenderQueue({ noTimeLimit: true });
  const shed = { page: 0, form: 0 };
  /** For the caches: Remix only matches the route by this URL; loaders read everything else from the visit. */
  const render = (visit: HostedVisit, cacheHints: CacheHints, refusal?: number) =>
    renderQueue.run(() =>
      web.remixHandler(new Request(visit.origin + visit.path), { visit, cacheHints, refusal }),
    );
  const inside = inProcess((request, response) => app(request, response));
  const contentBase = settings.app.CONTENT_API_URL + settings.app.ENTRY_PATH;
  const contentReachable = contentProbe(contentBase, content ? inside : fetch);
  const awaited = content ? null : awaitContent(settings.app.DATA_DIR, contentBase, contentReachable, log);
  const closeAll = async () => {
    await stopSweeping();
    await awaited?.stop();
    metrics?.close();
    await content?.close();
    redis?.close();
    await web.close();
  };
  const shutdown = gracefulShutdown(server, log, closeAll, { drainMs: settings.server.DRAIN_MS });
  const app = createApp({
    log,
    remixHandler: web.remixHandler,
    visitOf: web.hosted?.visitOf ?? null,
    assets: web.assets,
    contentService: content?.router ?? null,
    readiness: () => {
      if (shutdown.stopping) return 'stopping';
      return awaited?.isThere === false ? 'starting' : 'ok';
    },
    shedding: web.hosted && { renderQueue, posts, shed, busyPage: web.hosted.busyPage },
    renderRefusal: web.hosted && render,
    trustProxy: settings.server.TRUST_PROXY,
    publicUrl: settings.app.PUBLIC_URL,
    connectivityUrl: settings.app.CONNECTIVITY_URL,
    knownHosts: knownHosts(settings.app),
    formToken: formToken(settings.app.SESSION_SECRET),
    drafts: { folder: draftsFolder, networks: settings.app.VEHICLE_NETWORKS },
  });
  const { PORT, HOST, PAGE_CACHE_MB } = settings.server;
  if (content) web.hosted?.connectContent(inside);
  if (redis) web.hosted?.connectShared(redis);
  // No page cache in development.
  const usesPageCache = PAGE_CACHE_MB > 0 && !development;
  const trusted = app.get('trust proxy fn') as Trusted;
  const cache = { megabytes: PAGE_CACHE_MB, render, trusted, now: Date.now, next: app };
  const pages = web.hosted && usesPageCache ? pageCache({ ...cache, app: web.hosted }) : null;
  server.on('request', shutdown.watch(pages?.handle ?? app));
  const metrics = hostMetrics({
    settings: settings.server,
    log,
    server,
    renderQueue,
    shed,
    pages,
    content,
    redis,
    hosted: web.hosted,
    contentReachable,
  });
  failWithoutPort(server, 'PORT', PORT);
  collectAfterStart();
  server.listen(PORT, HOST, () => {
    if (content?.isDemo()) process.stdout.write(demoLine(settings.server.PREVIEW_TOKEN && 'PREVIEW_TOKEN'));
    else printPreviewTokenPath(settings.server);
    if (content?.unsentMails) process.stdout.write(`${content.unsentMails}\n`);
    const host = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST;
    process.stdout.write(`Kachel is ready on ${settings.server.PUBLIC_URL ?? `http://${host}:${PORT}`}\n`);
  });
}

runProgram(main);
