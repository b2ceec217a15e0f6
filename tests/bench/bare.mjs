import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';

/** Baseline: a plain `node:http` server that sends the same bytes from a Map. */

const folder = process.env.BARE_FOLDER ?? '.';
const pages = new Map(
  JSON.parse(readFileSync(path.join(folder, 'pages.json'), 'utf8')).map(({ address, etag, files }) => [
    address,
    {
      etag,
      identity: readFileSync(path.join(folder, files.identity)),
      br: readFileSync(path.join(folder, files.br)),
    },
  ]),
);

createServer((request, response) => {
  const page = pages.get(request.url);
  if (!page) {
    response.writeHead(200, { 'Content-Length': 0 }).end();
    return;
  }
  if (request.headers['if-none-match'] === page.etag) {
    response.writeHead(304, { ETag: page.etag }).end();
    return;
  }
  const encoding = request.headers['accept-encoding'] === 'br' ? 'br' : 'identity';
  const body = page[encoding];
  response.writeHead(200, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': body.length,
    ETag: page.etag,
    ...(encoding === 'br' ? { 'Content-Encoding': 'br' } : {}),
  });
  response.end(body);
}).listen(Number(process.env.PORT), '127.0.0.1');
