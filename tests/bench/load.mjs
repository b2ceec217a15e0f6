import { connect } from 'node:net';

/**
 * Riders as light as they can be, in a process of their own: connections that stay open, each asking again as soon as it
 * has its answer. `load.mjs '{"port":3000,"path":"/","headers":{},"connections":8,"seconds":3}'` prints what came.
 */

const { port, path, headers = {}, connections, seconds } = JSON.parse(process.argv[2] ?? '{}');
const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(
  ([name, value]) => `${name}: ${value}\r\n`,
);
const question = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
const END_OF_HEAD = Buffer.from('\r\n\r\n');

const took = [];
const statuses = {};
let broken = 0;
let running = true;

const LAST_PIECE = '\r\n0\r\n\r\n';

/** What an answer's head says: how many bytes it has in all, or that it comes in pieces until an empty one. */
function headOf(received) {
  const end = received.indexOf(END_OF_HEAD);
  if (end < 0) return null;
  const head = received.toString('latin1', 0, end);
  const status = head.slice(9, 12);
  const [, length] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
  const inPieces = length === undefined && /\r\ntransfer-encoding: chunked/i.test(head);
  return { status, inPieces, bytes: end + END_OF_HEAD.length + Number(length ?? 0) };
}

function rider() {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let beginning = Buffer.alloc(0);
  let head = null;
  let bytes = 0;
  let tail = '';
  let asked = 0;
  const ask = () => {
    beginning = Buffer.alloc(0);
    head = null;
    bytes = 0;
    asked = performance.now();
    socket.write(question);
  };
  const isWhole = () => (head.inPieces ? tail === LAST_PIECE : bytes >= head.bytes);
  socket.on('connect', ask);
  socket.on('data', (piece) => {
    bytes += piece.length;
    if (!head) {
      beginning = Buffer.concat([beginning, piece]);
      head = headOf(beginning);
    }
    if (!head) return;
    if (head.inPieces)
      tail = (tail + piece.toString('latin1', piece.length - LAST_PIECE.length)).slice(-LAST_PIECE.length);
    if (!isWhole()) return;
    statuses[head.status] = (statuses[head.status] ?? 0) + 1;
    took.push(performance.now() - asked);
    if (running) ask();
    else socket.end();
  });
  socket.on('error', () => {
    if (running) broken += 1;
  });
}

for (let one = 0; one < connections; one += 1) rider();
setTimeout(() => {
  running = false;
  took.sort((one, other) => one - other);
  const at = (share) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? null;
  console.log(
    JSON.stringify({
      rate: took.length / seconds,
      statuses,
      broken,
      p50: at(0.5),
      p99: at(0.99),
      slowest: at(1),
    }),
  );
  process.exit(0);
}, seconds * 1000);
