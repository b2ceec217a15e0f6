import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { siteOf } from '../cluster/cluster.ts';
import { freePort, temporaryFolder } from '../support/host.ts';
import { hasNginx, Nginx } from '../support/nginx.ts';

/** The error logs of deploy/nginx.conf.template and of the nginx in docs/operators.md contain nothing about riders. */

const operators = readFileSync('docs/operators.md', 'utf8');
const hasOpenssl = spawnSync('openssl', ['version']).status === 0;

it('the template and the document have the same level wherever they log no access', () => {
  const levels = (text: string) => text.match(/(?<=error_log stderr )\w+/g);
  const [level] = levels(readFileSync('deploy/nginx.conf.template', 'utf8')) ?? [];
  expect(level).toBeDefined();
  expect(levels(operators)).toEqual(operators.match(/access_log off/g)?.map(() => level));
});

describe.runIf(hasNginx && hasOpenssl)('nginx logs no address', () => {
  const { folder, remove } = temporaryFolder();
  afterAll(remove);

  /** What the site wrote to its error log, after `use`; with the level `info` everything. */
  async function logged(
    name: string,
    site: string,
    use: (folder: string) => Promise<void>,
    level?: 'info',
  ): Promise<string> {
    const own = path.join(folder, name);
    const log = path.join(own, 'site.log');
    const toLog = (_: string, written: string) => `error_log ${log} ${level ?? written}`;
    const nginx = Nginx.start(own, site.replace(/error_log stderr (\w+)/, toLog));
    await use(own).finally(() => nginx.stop());
    return readFileSync(log, 'utf8');
  }

  it('and no voucher code if it cannot store a body', async () => {
    const port = await freePort();
    const log = await logged('bodies', siteOf({}, port, [await freePort()]), async (own) => {
      const origin = `http://127.0.0.1:${port}`;
      await vi.waitFor(() => fetch(origin), { timeout: 10_000 });
      rmSync(path.join(own, 'client_body'), { recursive: true });
      const sent = { method: 'POST', body: 'a'.repeat(1024 * 1024) };
      expect((await fetch(`${origin}/qr/120/5/BUS-0003`, sent)).status).toBe(500);
    });
    expect(log).toBe('');
  });

  it('if a client’s TLS handshake is malformed', async () => {
    const [key, certificate] = ['kachel.example.key', 'kachel.example.crt'].map(
      (name) => `${folder}/${name}`,
    );
    const request = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=x'];
    execFileSync('openssl', [...request, '-keyout', `${key}`, '-out', `${certificate}`], { stdio: 'ignore' });
    const port = await freePort();
    const [, site = ''] = operators.match(/^server \{\n.*?^\}\n/gms) ?? [];
    const here = site
      .replace('listen 443', `listen 127.0.0.1:${port}`)
      .replace(/listen \[::\].*/, '')
      .replace(/\/etc\/ssl\/(?:private\/)?/g, `${folder}/`);
    const greet = () =>
      vi.waitFor(
        async () => {
          const socket = connect(port, '127.0.0.1').resume();
          await once(socket, 'connect');
          // A record that claims to be longer than TLS allows.
          socket.write(Buffer.from([0x16, 3, 1, 0xff, 0xff]));
          await once(socket, 'close');
        },
        { timeout: 10_000 },
      );
    expect(await logged('all', here, greet, 'info')).toContain('client: 127.0.0.1');
    expect(await logged('hello', here, greet)).toBe('');
  });
});
