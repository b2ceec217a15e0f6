import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { demoFolder } from '../support/demo-folder.ts';
import { freePort } from '../support/host.ts';

/** `npm run dev` as it is typed, through the shell: a pattern that the shell takes apart has broken it before. */

async function firstAnswer(address: string, ended: () => boolean): Promise<Response | null> {
  while (!ended()) {
    const response = await fetch(address).catch(() => null);
    if (response) return response;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return null;
}

it('npm run dev serves the start page, its island loader, the tools for hot reload and every tile', async () => {
  const data = demoFolder();
  const port = await freePort();
  const child = spawn('npm', ['run', '--silent', 'dev'], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      NODE_ENV: 'development',
      PORT: String(port),
      DATA_DIR: data.folder,
      LOG_LEVEL: 'warn',
      ENV_FILE: '/dev/null',
    },
    stdio: 'ignore',
    detached: true,
  });
  const ended = once(child, 'exit');
  try {
    const origin = `http://127.0.0.1:${port}`;
    const response = await firstAnswer(`${origin}/`, () => child.exitCode !== null);
    expect(response?.status).toBe(200);
    const html = (await response?.text()) ?? '';
    expect(html).toContain('data-island="carousel"');
    for (const script of ['/@vite/client', '/app/entry.client.tsx']) {
      expect(html).toContain(`src="${script}"`);
      expect((await fetch(`${origin}${script}`)).status).toBe(200);
    }
    const samples = await fetch(`${origin}/dev/tiles`);
    expect(samples.status).toBe(200);
    const shown = await samples.text();
    for (const sign of ['data-island="carousel"', 'name="agb"', '<article']) expect(shown).toContain(sign);
  } finally {
    if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    await ended;
    data.remove();
  }
}, 120_000);
