import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * Load generator in a worker thread: each client requests one URL after the other on a keep-alive connection, reads the
 * whole response, and reconnects when the connection is closed (nginx closes after 1,000 requests). Reports the count
 * of each status, broken connections and response times.
 */

const { port, addresses, headers, connections, seconds, requests } = workerData;
const HEAD_END = Buffer.from('\r\n\r\n');
const CHUNKS_END = Buffer.from('0\r\n\r\n');
const MAX_TIMES = 500_000;

const lines = Object.entries({ Host: `127.0.0.1:${port}`, ...headers }).map(
  ([name, value]) => `${name}: ${value}`,
);
const asked = addresses.map((address) =>
  Buffer.from(`GET ${address} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`),
);

const statuses = {};
const times = [];
let begun = 0;
let done = 0;
let broken = 0;
let open = connections;
const start = performance.now();
const end = seconds === undefined ? Number.POSITIVE_INFINITY : start + seconds * 1000;
const most = requests ?? Number.POSITIVE_INFINITY;

const isOver = () => begun >= most || performance.now() >= end;

function rider() {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  let head = null;
  let left = 0;
  let since = 0;

  function ask() {
    if (isLast || isOver()) return socket.end();
    since = performance.now();
    head = Buffer.alloc(0);
    socket.write(asked[begun % asked.length]);
    begun += 1;
  }

  function answered(status) {
    statuses[status] = (statuses[status] ?? 0) + 1;
    done += 1;
    if (times.length < MAX_TIMES) times.push(performance.now() - since);
    head = null;
    ask();
  }

  let status = 0;
  let chunked = false;
  let isLast = false;
  socket.on('data', (piece) => {
    let rest = piece;
    if (head !== null) {
      head = head.length === 0 ? piece : Buffer.concat([head, piece]);
      const at = head.indexOf(HEAD_END);
      if (at === -1) return;
      const text = head.toString('latin1', 0, at);
      status = Number(text.slice(9, 12));
      isLast = /\r\nconnection: *close/i.test(text);
      chunked = /\r\ntransfer-encoding: *chunked/i.test(text);
      left = status === 304 ? 0 : Number(/\r\ncontent-length: *(\d+)/i.exec(text)?.[1] ?? 0);
      rest = head.subarray(at + HEAD_END.length);
      head = null;
    }
    left -= rest.length;
    if (chunked ? rest.subarray(-CHUNKS_END.length).equals(CHUNKS_END) : left <= 0) answered(status);
  });
  socket.once('connect', ask);
  socket.on('error', () => undefined);
  socket.once('close', () => {
    if (head !== null || (left > 0 && !chunked)) broken += 1;
    else if (isLast && !isOver()) return rider();
    open -= 1;
    if (open === 0) postResult();
  });
}

function postResult() {
  const sorted = times.sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  parentPort.postMessage({
    done,
    broken,
    statuses,
    seconds: (performance.now() - start) / 1000,
    p50: at(0.5),
    p99: at(0.99),
  });
}

for (let index = 0; index < connections; index += 1) rider();
