import { createServer, type Server } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from '@remix-run/node';
import { parseAppSettings, type Settings } from '#app/config/env.server.ts';
import { SettingsError } from '#app/config/settings.ts';
import { createApp } from './app.ts';
import { openContentSource } from './content-source.ts';
import { parseServerSettings, type ServerSettings } from './env.ts';
import { contentProbe } from './http/health.ts';
import { createLog } from './http/logger.ts';
import { readStaticFiles, staticFiles } from './http/static-files.ts';
import { keepSweeping } from './http/sweep-drafts.ts';
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

async function productionBuild() {
  const file = path.join(root, 'build/server/index.js');
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const files = readStaticFiles(path.join(root, 'build/client'));
  const { beforeEnd } = build.entry.module as { beforeEnd?: () => Promise<void> };
  return { build, assets: staticFiles(files), close: async () => beforeEnd?.() };
}

/** Hot reload speaks over our own server, so that several can run side by side. */
async function developmentBuild(server: Server) {
  const { createServer: createViteServer } = await import('vite');
  const vite = await createViteServer({
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  return {
    build: async () => (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild,
    assets: vite.middlewares,
    close: () => vite.close(),
  };
}

/** Hosts that a post may come from besides the one it was sent to. */
function knownHosts(settings: Settings): string[] {
  const canonical = settings.CANONICAL_HOSTS.flatMap((pair) => pair.split('='));
  return settings.PUBLIC_URL ? [new URL(settings.PUBLIC_URL).host, ...canonical] : canonical;
}

async function main(): Promise<void> {
  const settings = readSettings();
  const log = createLog(settings.server.LOG_LEVEL);
  const development = settings.server.NODE_ENV === 'development';
  // A film over a weak network takes longer than Node's five minutes; a silent sender is cut off by the upload itself.
  const server = createServer({ requestTimeout: 20 * 60_000 });
  const [content, web] = await Promise.all([
    openContentSource(settings.server, log),
    development ? developmentBuild(server) : productionBuild(),
  ]);
  const draftsFolder = path.resolve(settings.app.DATA_DIR, 'upload-drafts');
  const stopSweeping = keepSweeping(draftsFolder);
  const app = createApp({
    log,
    mode: development ? 'development' : 'production',
    build: web.build,
    assets: web.assets,
    contentService: content?.router ?? null,
    checks: {
      contentReachable: contentProbe(settings.app.CONTENT_API_URL, settings.app.ENTRY_PATH),
      databaseOpen: () => content?.ready() ?? Promise.resolve(true),
    },
    trustProxy: settings.server.TRUST_PROXY,
    knownHosts: knownHosts(settings.app),
    draftsFolder,
  });
  server.on('request', app);
  const { PORT, HOST } = settings.server;
  server.on('error', (error: NodeJS.ErrnoException) => {
    const reason = error.code === 'EADDRINUSE' ? `PORT ${PORT} is already in use.` : error.message;
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  });
  stopGracefully(server, log, async () => {
    stopSweeping();
    await content?.close();
    await web.close();
  });
  server.listen(PORT, HOST, () => {
    if (settings.server.demo) {
      process.stdout.write('Demo mode: embedded content service, demo content and demo secrets.\n');
    }
    const host = ['0.0.0.0', '::'].includes(HOST) ? 'localhost' : HOST;
    process.stdout.write(`Kachel is ready on ${settings.server.PUBLIC_URL ?? `http://${host}:${PORT}`}\n`);
  });
}

main().catch((error: unknown) => {
  const words = error instanceof Error && !(error instanceof SettingsError) ? error.stack : undefined;
  process.stderr.write(`${words ?? (error instanceof Error ? error.message : String(error))}\n`);
  process.exit(1);
});
