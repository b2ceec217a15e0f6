import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { report } from '../support/figures.ts';
import { freePort, type Host, temporaryFolder } from '../support/host.ts';
import { launchChromium, TSX_HELPER } from '../support/launch-chromium.ts';
import { hasNginx, Nginx } from '../support/nginx.ts';

/**
 * What a first visit to the start page transfers, over HTTP/1.1 and HTTP/2 (nginx with TLS, if nginx and openssl are
 * installed). For its turns of the network each request is delayed by a second while bandwidth is unlimited, so that
 * seconds are turns; Chromium takes that for a bad network and loads more lazy pictures ahead.
 */

const TURN_MS = 1000;
const SIZE = { width: 375, height: 667 };
/** Five seconds for nginx to start. */
const MAX_TRIES = 100;
const MAX_REQUESTS = 18;
/** By device pixels per CSS pixel. */
const MAX_KB = { 1: 120, 2: 180 };

interface Transfer {
  name: string;
  bytes: number;
  end: number;
}

interface FirstVisit {
  /** When the first story can be read: the styles are in the page, and text is painted without its web font. */
  paint: number;
  transfers: Transfer[];
  /** Pictures outside of the viewport, which the browser loads ahead of scrolling although they are lazy. */
  ahead: string[];
}

/** Runs in the page. */
function read(): FirstVisit {
  const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type));
  const isSeen = (picture: Element) => {
    const { top, bottom, left, right, width } = picture.getBoundingClientRect();
    return width > 0 && top < innerHeight && bottom > 0 && left < innerWidth && right > 0;
  };
  const seen = [...document.images].filter(isSeen).map(({ currentSrc }) => currentSrc);
  return {
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
    transfers: (entries as PerformanceResourceTiming[]).map(({ name, transferSize, responseEnd }) => ({
      name,
      bytes: transferSize,
      end: responseEnd,
    })),
    ahead: [...document.images].map(({ currentSrc }) => currentSrc).filter((src) => !seen.includes(src)),
  };
}

async function visit(browser: Browser, address: string, { ratio = 1, latency = 0 }): Promise<FirstVisit> {
  const context = await browser.newContext({
    viewport: SIZE,
    deviceScaleFactor: ratio,
    locale: 'de-DE',
    ignoreHTTPSErrors: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(TSX_HELPER);
  const slow = await context.newCDPSession(page);
  await slow.send('Network.enable');
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1 };
  await slow.send('Network.emulateNetworkConditions', { offline: false, latency, ...unlimited });
  await page.goto(address);
  // Longer than a turn without a request: nothing follows.
  await page.waitForFunction((restMs) => {
    const ends = performance
      .getEntriesByType('resource')
      .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
    return document.readyState === 'complete' && performance.now() - Math.max(...ends) > restMs;
  }, 2 * TURN_MS);
  const visited = await page.evaluate(read);
  await context.close();
  return visited;
}

const kilobytes = (transfers: readonly Transfer[]) =>
  transfers.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
const turns = (ms: number) => Math.floor(ms / TURN_MS);

async function reportTurns(protocol: string, browser: Browser, origin: string): Promise<void> {
  const { paint, transfers } = await visit(browser, `${origin}/`, { latency: TURN_MS });
  const name = `start page, ${protocol}: turns`;
  report(name, turns(paint), 'until the first story');
  report(name, turns(Math.max(...transfers.map(({ end }) => end))), 'until all rests');
}

export async function measureTransfer(host: Host): Promise<void> {
  const browser = await launchChromium();
  try {
    for (const ratio of [1, 2] as const) {
      const { paint, transfers, ahead } = await visit(browser, `${host.origin}/`, { ratio });
      const name = `start page, ${ratio} device pixel${ratio === 1 ? '' : 's'} a CSS pixel`;
      const first = transfers.filter(({ end }) => end <= paint);
      const pictures = transfers.filter((one) => ahead.includes(one.name));
      const needed = transfers.filter((one) => !pictures.includes(one));
      report(`${name}: first story`, first.length, 'requests');
      report(`${name}: first story`, kilobytes(first), 'kB');
      report(`${name}: the screen`, needed.length, 'requests', { most: MAX_REQUESTS });
      report(`${name}: the screen`, kilobytes(needed), 'kB', { most: MAX_KB[ratio] });
      report(`${name}: pictures ahead`, pictures.length, 'requests');
      report(`${name}: pictures ahead`, kilobytes(pictures), 'kB');
    }
    await reportTurns('HTTP/1.1', browser, host.origin);
    await overHttp2(host, (origin) => reportTurns('HTTP/2', browser, origin));
  } finally {
    await browser.close();
  }
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const listens = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return listens;
}

async function overHttp2(host: Host, work: (origin: string) => Promise<void>): Promise<void> {
  if (!hasNginx || spawnSync('openssl', ['version']).status !== 0) {
    process.stdout.write('start page, HTTP/2: left out, it needs nginx and openssl\n');
    return;
  }
  const { folder, remove } = temporaryFolder();
  const [key, certificate] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name));
  const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];
  execFileSync('openssl', [...request, '-keyout', `${key}`, '-out', `${certificate}`], { stdio: 'ignore' });
  const port = await freePort();
  const nginx = Nginx.start(
    folder,
    `server { listen 127.0.0.1:${port} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${key};
location / { proxy_pass ${host.origin}; proxy_set_header Host $http_host; } }`,
  );
  try {
    for (let tries = 0; !(await isListening(port)); tries += 1) {
      if (tries === MAX_TRIES) throw new Error('nginx does not start');
      await pause(50);
    }
    await work(`https://127.0.0.1:${port}`);
  } finally {
    await nginx.stop();
    remove();
  }
}
