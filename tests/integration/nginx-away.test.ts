import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteOf } from '../cluster/cluster.ts';
import { freePort, temporaryFolder } from '../support/host.ts';
import { hasNginx, Nginx } from '../support/nginx.ts';

/** deploy/nginx.conf.template while no node answers. */

describe.runIf(hasNginx)('nginx while no node answers', () => {
  const { folder, remove } = temporaryFolder();
  let nginx: Nginx;
  let origin = '';

  beforeAll(async () => {
    const [port, nobody] = [await freePort(), await freePort()];
    origin = `http://127.0.0.1:${port}`;
    nginx = Nginx.start(folder, siteOf({}, port, [nobody]));
    while ((await fetch(origin).catch(() => null)) === null) await pause(50);
  });

  afterAll(async () => {
    await nginx.stop();
    remove();
  });

  it.each(['screen', 'bus'])(
    'sends an error page that reloads every 10 s to a vehicle’s screen, in channel %s',
    async (channel) => {
      const response = await fetch(`${origin}/linie?seconds=5&channel=${channel}`);
      expect(response.status).toBe(503);
      expect(response.headers.get('Content-Type')).toContain('text/html');
      expect(await response.text()).toContain('<meta http-equiv="refresh" content="10">');
    },
  );

  it('says to everybody else that they are away', async () => {
    // Reloading by itself after a posted form would lose what was typed.
    const sent = { method: 'POST', body: 'a=1' };
    const answers = await Promise.all([
      ...['', '?channel=', '?channel=portal', '?channel=app'].map((query) =>
        fetch(`${origin}/linie${query}`),
      ),
      ...['', '?channel=bus'].map((query) => fetch(`${origin}/beitrag/110${query}`, sent)),
    ]);
    for (const answer of answers) {
      expect([answer.url, answer.status]).toEqual([answer.url, 502]);
      expect(await answer.text()).not.toContain('refresh');
    }
  });
});
