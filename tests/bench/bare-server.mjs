import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/** The limit: bare node:http that has the same bytes in memory. `bare-server.mjs <port> <answers.json>` */

const [, , port, file] = process.argv;
const answers = new Map(
  JSON.parse(readFileSync(file, 'utf8')).map(({ path, encoding, headers, body }) => [
    `${path} ${encoding}`,
    { headers, etag: headers.etag, body: Buffer.from(body, 'base64') },
  ]),
);

createServer((request, response) => {
  const answer = answers.get(`${request.url} ${request.headers['accept-encoding'] ?? 'identity'}`);
  if (!answer) return void response.writeHead(404).end();
  if (request.headers['if-none-match'] === answer.etag)
    return void response.writeHead(304, { etag: answer.etag }).end();
  response.writeHead(200, answer.headers).end(answer.body);
}).listen(Number(port), '127.0.0.1');
