import { rmSync } from 'node:fs';
import { Host } from '../support/host.ts';
import { StubContentServer } from '../support/stub-content-server.ts';
import type { HostName } from './shots.ts';

/** The servers of the gallery's pages, with a frozen clock. */

const CLOCK = ['--import', './tests/gallery/frozen-clock.mjs'];
const BUILT = [...CLOCK, 'build/host/index.js'];
const FOLDER = 'test-results/gallery-data';

const RAFFLE = {
  id: '1',
  title: 'Zu viele auf einmal',
  publish_from: '2026-11-01 06:00:00',
  kacheln: [{ type: 'competition', id: '1', title: 'Karten für alle', email: 'mandatory', endDate: '' }],
};

/** A content server with an empty page and a raffle, whose saves get a 429; all other calls fail. */
function failingContent(): StubContentServer {
  const content = new StubContentServer({
    answers: { 'content/v1/line/de': [], 'content/v1/entry/1/de': RAFFLE },
  });
  for (const part of ['start', 'dpaposts', 'archive', 'search', 'entry/101', 'survey']) {
    content.break(part, { kind: 'status', status: 500 });
  }
  content.break('competition/v1/save', { kind: 'status', status: 429 });
  return content;
}

/** Otherwise another server's pages would be photographed. */
async function requireFree(port: number): Promise<void> {
  const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
  if (answer) throw new Error(`Something listens on port ${port} already; PORT names another first one.`);
}

/** The gallery signs consent cookies (screens.ts) that the hosts accept. */
const SESSION_SECRET = 'demo-secret-of-the-gallery';
process.env.SESSION_SECRET = SESSION_SECRET;

export interface Hosts {
  originOf: (name: HostName) => string;
  stop: () => Promise<void>;
}

/** Starts the named hosts, each on the next port. */
export async function startHosts(names: readonly HostName[], firstPort: number): Promise<Hosts> {
  await Promise.all(names.map((_, index) => requireFree(firstPort + index)));
  rmSync(FOLDER, { recursive: true, force: true });
  const content = failingContent();
  await content.start();
  const start: Record<HostName, (settings: Record<string, string>) => Promise<Host>> = {
    demo: (settings) => Host.start(settings, { command: BUILT, readyPath: '/readyz' }),
    failing: (settings) => Host.start({ ...settings, CONTENT_API_URL: content.api }, { command: BUILT }),
    development: (settings) =>
      Host.start(
        { ...settings, NODE_ENV: 'development' },
        { command: ['--import', 'tsx', ...CLOCK, 'server/index.ts'] },
      ),
  };
  const running = new Map<HostName, Host>();
  const stop = async () => {
    await Promise.all([...running.values()].map((host) => host.stop()));
    await content.stop();
  };
  try {
    for (const [index, name] of names.entries()) {
      const settings = {
        DATA_DIR: `${FOLDER}/${name}`,
        PORT: String(firstPort + index),
        LOG_LEVEL: 'fatal',
        SESSION_SECRET,
      };
      running.set(name, await start[name](settings));
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return { originOf: (name) => running.get(name)?.origin ?? '', stop };
}
