import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from 'vitest';
import { testPrograms } from '#tests/support/test-programs.ts';

const programs = testPrograms({ logger: 'server/kernel/logger.ts', shutdown: 'server/kernel/shutdown.ts' });

/** A server that answers '/slow' when told to on stdin, and throws an uncaught error at '/fault'. */
const SCRIPT = `
import { createServer } from 'node:http';
import { once } from 'node:events';
import { createLog } from '${programs}/logger.mjs';
import { gracefulShutdown } from '${programs}/shutdown.mjs';
const server = createServer();
const shutdown = gracefulShutdown(server, createLog('silent'), async () => {}, { drainMs: Number(process.argv.at(-1)) });
server.on('request', shutdown.watch(async (request, response) => {
  if (request.url === '/fault') setImmediate(() => { throw new Error('nobody catches this'); });
  if (request.url === '/rejection') void Promise.reject(new Error('nobody catches this'));
  if (request.url === '/slow') { process.stdout.write('slow\\n'); await once(process.stdin, 'data'); }
  response.end(shutdown.stopping ? 'stopping' : 'running');
}));
server.listen(0, '127.0.0.1', () => process.stdout.write(server.address().port + '\\n'));
`;

let child: ChildProcess;
afterEach(() => child.kill('SIGKILL'));

async function start(drainMs: number) {
  const args = ['--input-type=module', '-e', SCRIPT, String(drainMs)];
  child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  if (!child.stdout) throw new Error('no output');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const port = Number((await lines.next()).value);
  const newAsk = () => {
    const agent = new Agent({ keepAlive: true });
    return async (path: string) => {
      const [response] = await once(get({ host: '127.0.0.1', port, path, agent }), 'response');
      let body = '';
      for await (const piece of response.setEncoding('utf8')) body += piece;
      return { body, connection: response.headers.connection as string };
    };
  };
  const ask = newAsk();
  /** A client that repeats requests on one keep-alive connection; resolves to the error code that ended it. */
  const askUntilEnd = () => {
    const own = newAsk();
    const begun = own('/');
    const again = (): Promise<string> =>
      own('/').then(again, ({ code }: NodeJS.ErrnoException) => String(code));
    return { begun, end: begun.then(again) };
  };
  return { ask, askUntilEnd, underWay: () => lines.next(), release: () => child.stdin?.write('go\n') };
}

describe('a process that stops', () => {
  it.each(['/fault', '/rejection'])(
    'after %s finishes its requests in progress and exits with code 1',
    async (path) => {
      const { ask, underWay, release } = await start(60_000);
      const exit = once(child, 'exit');
      const slow = ask('/slow');
      await underWay();
      await ask(path);
      release();
      expect(await slow).toEqual({ body: 'stopping', connection: 'close' });
      expect(await exit).toEqual([1, null]);
    },
  );

  it('on SIGTERM keeps answering for a while, reports that it stops, closes keep-alive connections and exits', async () => {
    const { ask, underWay, release } = await start(500);
    expect(await ask('/')).toEqual({ body: 'running', connection: 'keep-alive' });
    const exit = once(child, 'exit');
    const slow = ask('/slow');
    await underWay();
    child.kill('SIGTERM');
    await expect.poll(async () => (await ask('/')).body).toBe('stopping');
    await expect.poll(async () => (await ask('/')).connection).toBe('close');
    release();
    expect(await slow).toEqual({ body: 'stopping', connection: 'close' });
    expect(await exit).toEqual([0, null]);
  });

  it('resets no connection of clients that go on sending until connections are refused', async () => {
    const { askUntilEnd } = await start(500);
    const clients = Array.from({ length: 60 }, askUntilEnd);
    await Promise.all(clients.map(({ begun }) => begun));
    child.kill('SIGTERM');
    const ends = await Promise.all(clients.map(({ end }) => end));
    expect(new Set(ends)).toEqual(new Set(['ECONNREFUSED']));
  });
});

it('a pipelined response whose client has left is not kept', async () => {
  const script = `
    import { createServer } from 'node:http';
    import { connect } from 'node:net';
    import { createLog } from '${programs}/logger.mjs';
    import { gracefulShutdown } from '${programs}/shutdown.mjs';
    const server = createServer();
    const { watch } = gracefulShutdown(server, createLog('silent'), async () => {}, { drainMs: 0 });
    const begun = [];
    const responses = [];
    server.on('request', watch((_request, response) => {
      responses.push(new WeakRef(response));
      begun.push(() => response.end('late'));
    }));
    server.listen(0, '127.0.0.1', () => {
      const client = connect(server.address().port, '127.0.0.1');
      client.write('GET / HTTP/1.1\\r\\nHost: x\\r\\n\\r\\n'.repeat(5));
      const look = () => (begun.length < 5 ? setTimeout(look, 10) : client.destroy());
      look();
      server.once('connection', (socket) => socket.once('close', () => setImmediate(() => {
        for (const end of begun.splice(0)) end();
        const until = Date.now() + 5_000;
        const count = () => {
          gc();
          const kept = responses.filter((one) => one.deref()).length;
          if (kept > 0 && Date.now() < until) return setTimeout(count, 10);
          process.stdout.write(String(kept));
          process.exit();
        };
        setImmediate(count);
      })));
    });`;
  child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('no output');
  expect(String((await once(child.stdout, 'data'))[0])).toBe('0');
});
