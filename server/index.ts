import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';
import type { Express } from 'express';
import { parseAppSettings, type Settings } from '#app/config/env.server.ts';
import { formToken } from '#app/config/form-token.server.ts';
import type { HostedApp } from '#app/config/hosted-app.ts';
import { SettingsError } from '#app/contract/settings.ts';
import { createApp } from './app.ts';
import { openContentSource } from './content-source.ts';
import { ensureDataDir } from './data-dir.ts';
import { clearStart, tuneEngine } from './engine.ts';
import { parseServerSettings, type ServerSettings } from './env.ts';
import type { Trusted } from './http/asked-origin.ts';
import { contentProbe } from './http/health.ts';
import { inProcess } from './http/in-process.ts';
import { keepAssets } from './http/kept-assets.ts';
import { createLog, type Log } from './http/logger.ts';
import { type PageCache, pageCache } from './http/page-cache/page-cache.ts';
import { type PageGate, pageGate } from './http/page-gate.ts';
import { pageMaker } from './http/page-maker.ts';
import { readStaticFiles, staticFiles, withoutWorker } from './http/static-files.ts';
import { keepSweeping } from './http/sweep-drafts.ts';
import { watchHost } from './metrics/watch-host.ts';
import { limitersOn } from './shared/limiters.ts';
import { openRedis } from './shared/redis.ts';
import { stopGracefully } from './stop.ts';

const root = process.cwd();

function readSettings(): { app: Settings; server: ServerSettings } {
  try {
    return { app: parseAppSettings(process.env), server: parseServerSettings(process.env) };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function productionBuild({ DATA_DIR, SERVICE_WORKER }: Settings, log: Log) {
  const file = path.join(root, 'build/host/app.js');
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const files = readStaticFiles(path.join(root, 'build/client'));
  const hosted = build.entry.module as typeof build.entry.module & HostedApp;
  const kept = keepAssets(path.join(root, 'build/client/assets'), path.resolve(DATA_DIR, 'assets'), (error) =>
    log.warn({ error: String(error) }, 'files of this build are not kept'),
  );
  const close = async () => {
    await kept.close();
    return hosted.beforeEnd();
  };
  const served = SERVICE_WORKER === 'on' ? files : withoutWorker(files);
  return { makePage: pageMaker(build), hosted, assets: staticFiles(served, kept.find), close };
}

/** Hot reload speaks over our own server, so that several can run side by side. */
async function developmentBuild(server: Server) {
  const { createServer: createViteServer } = await import('vite');
  const vite = await createViteServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  const build = async () => (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild;
  return {
    makePage: createRequestHandler(build, 'development'),
    hosted: null,
    assets: vite.middlewares,
    close: () => vite.close(),
  };
}

/** Hosts that a post may come from besides the one it was sent to. */
function knownHosts(settings: Settings): string[] {
  const canonical = settings.CANONICAL_HOSTS.flatMap((pair) => pair.split('='));
  return settings.PUBLIC_URL ? [new URL(settings.PUBLIC_URL).host, ...canonical] : canonical;
}

/** Answers from memory what it can, and hands the rest on to the app. */
function keptPages(
  app: Express,
  gate: PageGate,
  { makePage, hosted }: { makePage: RequestHandler; hosted: HostedApp },
  megabytes: number,
): PageCache {
  return pageCache({
    megabytes,
    app: hosted,
    render: (request, keeping) => gate.run(() => makePage(request, { keeping })),
    trusted: app.get('trust proxy fn') as Trusted,
    now: Date.now,
    next: app,
  });
}

async function main(): Promise<void> {
  const settings = readSettings();
  const log = createLog(settings.server.LOG_LEVEL);
  await ensureDataDir(settings.app.DATA_DIR);
  const redis = settings.server.REDIS_URL ? openRedis(settings.server.REDIS_URL, log) : null;
  const development = settings.server.NODE_ENV === 'development';
  // A film over a weak network takes longer than Node's five minutes; a silent sender is cut off by the upload itself.
  const server = createServer({ requestTimeout: 20 * 60_000 });
  const [content, web] = await Promise.all([
    openContentSource(settings.server, log, limitersOn(redis)),
    development ? developmentBuild(server) : productionBuild(settings.app, log),
  ]);
  const draftsFolder = path.resolve(settings.app.DATA_DIR, 'upload-drafts');
  const stopSweeping = keepSweeping(draftsFolder);
  const gate = pageGate();
  const posts = pageGate({ patient: true });
  const inside = inProcess((request, response) => app(request, response));
  const closeAll = async () => {
    stopSweeping();
    metrics?.close();
    await content?.close();
    redis?.close();
    await web.close();
  };
  const life = stopGracefully(server, log, closeAll, { drainMs: settings.server.DRAIN_MS });
  const app = createApp({
    log,
    makePage: web.makePage,
    assets: web.assets,
    contentService: content?.router ?? null,
    checks: {
      stopping: () => life.stopping,
      contentReachable: contentProbe(
        settings.app.CONTENT_API_URL,
        settings.app.ENTRY_PATH,
        content ? inside : fetch,
      ),
      databaseOpen: () => content?.ready() ?? Promise.resolve(true),
    },
    gate: web.hosted && { gate, posts, busyPage: web.hosted.busyPage },
    refusals: web.hosted && {
      variantOf: web.hosted.variantOf,
      make: (request, refusal) => gate.run(() => web.makePage(request, { refusal })),
    },
    trustProxy: settings.server.TRUST_PROXY,
    publicUrl: settings.app.PUBLIC_URL,
    connectivityUrl: settings.app.CONNECTIVITY_URL,
    knownHosts: knownHosts(settings.app),
    formToken: formToken(settings.app.SESSION_SECRET),
    draftsFolder,
  });
  const { PORT, HOST, PAGE_CACHE_MB } = settings.server;
  if (content) web.hosted?.connectContent(inside);
  if (redis) web.hosted?.connectShared(redis);
  // While pages are being changed none is kept.
  const keeps = PAGE_CACHE_MB > 0 && !development;
  const pages = web.hosted && keeps ? keptPages(app, gate, web, PAGE_CACHE_MB) : null;
  server.on('request', life.watch(pages?.handle ?? app));
  const metrics = watchHost({
    settings: settings.server,
    log,
    server,
    gate,
    pages,
    content,
    hosted: web.hosted,
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? `PORT ${PORT} is already in use.` : error.message;
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  });
  clearStart();
  server.listen(PORT, HOST, () => {
    if (settings.server.demo) {
      process.stdout.write('Demo mode: embedded content service, demo content and demo secrets.\n');
    }
    const host = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST;
    process.stdout.write(`Kachel is ready on ${settings.server.PUBLIC_URL ?? `http://${host}:${PORT}`}\n`);
  });
}

tuneEngine();
main().catch((error: unknown) => {
  const words = error instanceof Error && !(error instanceof SettingsError) ? error.stack : undefined;
  process.stderr.write(`${words ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exit(1);
});
