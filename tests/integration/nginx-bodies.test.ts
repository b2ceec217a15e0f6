import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { siteOf } from '../cluster/cluster.ts';
import { freePort, temporaryFolder } from '../support/host.ts';
import { hasNginx, Nginx } from '../support/nginx.ts';

/**
 * How deploy/nginx.conf.template proxies requests with a body and their responses, and which client address it reports.
 */

const MB = 1024 * 1024;
/** As long as the longest that `outcome.server.ts` makes. */
const OUTCOMES = `/beitrag/120?outcome=${'x'.repeat(6000)}`;

describe.runIf(hasNginx)('nginx', () => {
  const { folder, remove } = temporaryFolder();
  const servers: Server[] = [];
  const nginxes: Nginx[] = [];
  let port = 0;
  let behindFront = 0;

  /** Requests that reached the nodes and the API, in order. */
  const asked: string[] = [];
  /** A node that responds at once, before the body has arrived. */
  const node = (name: string) => (request: IncomingMessage, response: ServerResponse) => {
    const { 'x-forwarded-for': from, 'x-forwarded-proto': scheme } = request.headers;
    asked.push(`${request.method} ${request.url}`);
    if (Number(request.headers['content-length']) > 2 * MB) response.statusCode = 413;
    if (request.url === '/beitrag/120') response.writeHead(303, { Location: OUTCOMES });
    response.end(JSON.stringify({ name, url: request.url, from, scheme }));
    request.resume();
  };
  async function serve(listener: (request: IncomingMessage, response: ServerResponse) => void) {
    const server = createServer(listener).listen(0, '127.0.0.1');
    servers.push(server);
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  }
  async function front(name: string, options: Parameters<typeof siteOf>[0], nodes: number[]) {
    const listen = await freePort();
    nginxes.push(Nginx.start(`${folder}/${name}`, siteOf(options, listen, nodes)));
    await vi.waitFor(() => fetch(`http://127.0.0.1:${listen}/`), { timeout: 10_000 });
    return listen;
  }

  beforeAll(async () => {
    const whole = await serve(node('node'));
    // Reads the form and closes the connection without a response.
    const dying = await serve((request) => void request.once('end', () => request.socket.destroy()).resume());
    const api = await serve(node('api'));
    port = await front('bare', { api: `http://127.0.0.1:${api}` }, [dying, whole]);
    const trusted = 'set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For; real_ip_recursive on;';
    behindFront = await front('fronted', { front: trusted, scheme: 'https' }, [whole]);
  });

  afterAll(async () => {
    await Promise.all(nginxes.map((nginx) => nginx.stop()));
    for (const server of servers) server.close().closeAllConnections();
    remove();
  });

  /** Sends a form in two parts: the response, and the requests that had reached a node before the second part. */
  async function sentSlowly(to: number, path: string, half: string) {
    const headers = { 'Content-Length': 2 * half.length };
    const sending = request({ port: to, host: '127.0.0.1', path, method: 'POST', headers });
    await new Promise<void>((resolve) => sending.write(half, () => resolve()));
    await pause(100);
    const before = [...asked];
    sending.end(half);
    const [answer] = (await once(sending, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, told: JSON.parse(await text(answer)), before };
  }

  it.each(['/beitrag/110-x?lang=en&a=%2F', '/Entry/110', '/einstellungen'])(
    'retries a form on the next node if one dies while handling it: %s',
    async (url) => {
      for (let n = 0; n < 4; n += 1) {
        const { told } = await sentSlowly(port, url, 'a'.repeat(45_000));
        expect(told).toMatchObject({ name: 'node', url });
      }
    },
  );

  /** The response to an incomplete body. */
  async function answerToHalf(to: number, url: string, length: string): Promise<string> {
    const socket = connect(to, '127.0.0.1');
    socket.write(`POST ${url} HTTP/1.1\r\nHost: x\r\n${length}\r\n\r\n5\r\nabcde\r\n`);
    const [answer] = await once(socket, 'data');
    socket.destroy();
    return String(answer);
  }

  it.each(['/beitrag/110', '/ENTRY/110-x/', '/datei', '/api/action/v1/upload/4d3c'])(
    'passes uploads of any size on unbuffered, so that the app can refuse them with its page: %s',
    async (url) => {
      const big = await answerToHalf(behindFront, url, `Content-Length: ${70 * MB}`);
      expect(big).toMatch(/^HTTP\/1.1 413 .*"name":"node"/s);
      expect(await answerToHalf(behindFront, url, 'Transfer-Encoding: chunked')).toMatch(/^HTTP\/1.1 200 /);
    },
  );

  it.each(['/', '/linie', '/api/deal/v1/save'])(
    'refuses a body of 3 MB with 413 at URLs that accept no files: %s',
    async (url) => {
      const answer = await answerToHalf(behindFront, url, `Content-Length: ${3 * MB}`);
      expect(answer).toMatch(/^HTTP\/1.1 413 /);
      expect(answer).not.toContain('"name"');
      // An accepted body is buffered until it is complete.
      const { status, told, before } = await sentSlowly(behindFront, url, 'a'.repeat(MB / 2));
      expect(before).not.toContain(`POST ${url}`);
      expect(status).toBe(200);
      expect(told).toMatchObject({ name: 'node', url });
    },
  );

  it('passes on the longest Location header: a URL with the outcomes of several forms', async () => {
    const sent = { method: 'POST', body: 'a=1', redirect: 'manual' } as const;
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/beitrag/120`, sent);
    expect(status).toBe(303);
    expect(headers.get('Location')).toBe(OUTCOMES);
  });

  it('passes the API’s URL on unchanged', async () => {
    const url = '/api/content/v1/archive/de/a%2Fb?x=1';
    expect(await (await fetch(`http://127.0.0.1:${port}${url}`)).json()).toMatchObject({ name: 'api', url });
  });

  it('takes a rider’s address from the trusted TLS proxy in front, and from no other client', async () => {
    const headers = { 'X-Forwarded-For': '192.0.2.66, 203.0.113.7', 'X-Forwarded-Proto': 'gopher' };
    const told = async (to: number) => (await fetch(`http://127.0.0.1:${to}/linie`, { headers })).json();
    expect(await told(behindFront)).toMatchObject({ from: '203.0.113.7', scheme: 'https' });
    expect(await told(port)).toMatchObject({ from: '127.0.0.1', scheme: 'http' });
  });
});
