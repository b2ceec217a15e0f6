// 20 films of 50 MB at once, then 100 that are too large, which are read to their end and refused: what the process
// holds in memory, and whether it still serves. Against the production build: `node tests/load/uploads.mjs`.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createReadStream,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const PORT = Number(process.env.LOAD_PORT ?? 3190);
const ORIGIN = `http://localhost:${PORT}`;
const MB = 1024 * 1024;
const MAX_ABOVE_IDLE_MB = 150;
const FILMS = 20;
const TOO_LARGE = 100;
const film = process.argv[2] ?? 'server/uploads/fixtures/2-seconds.mp4';

const folder = mkdtempSync(path.join(tmpdir(), 'kachel-load-'));

/** A short film grown to 50 MB by an empty box at its end, as the format allows. */
function bigFilm(bytes) {
  const start = readFileSync(film);
  const rest = bytes - start.length;
  const box = Buffer.alloc(rest);
  box.writeUInt32BE(rest, 0);
  box.write('free', 4, 'latin1');
  const file = path.join(folder, `film-${bytes}.mp4`);
  writeFileSync(file, Buffer.concat([start, box]));
  return file;
}

function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

function send(file, values) {
  const boundary = `load-${Math.random()}`;
  const fields = Object.entries(values).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head = Buffer.from(
    `${fields.join('')}--${boundary}\r\nContent-Disposition: form-data; name="upload"; filename="film.mp4"\r\nContent-Type: video/mp4\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const length = head.length + statSync(file).size + tail.length;
  return new Promise((resolve) => {
    const call = request({
      port: PORT,
      path: '/beitrag/124?lang=de&sent=1',
      method: 'POST',
      headers: {
        Origin: ORIGIN,
        'Content-Type': `multipart/form-data; boundary=${boundary}`,
        'Content-Length': length,
      },
    });
    call.on('response', (response) => {
      response.resume().on('close', () => resolve({ status: response.statusCode }));
    });
    call.on('error', (error) => resolve({ status: error.code }));
    call.write(head);
    const stream = createReadStream(file);
    stream.on('data', (piece) => {
      if (!call.write(piece)) {
        stream.pause();
        call.once('drain', () => stream.resume());
      }
    });
    stream.on('end', () => call.end(tail));
  });
}

const person = (number) => ({
  form: 'action-1',
  submission_id: crypto.randomUUID(),
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: `last.${number}.${Date.now()}@example.org`,
  phone: '0211 12345',
  cb1: 'on',
});

function count(results) {
  return JSON.stringify(
    Object.fromEntries(
      [...new Set(results.map(({ status }) => status))].map((status) => [
        status,
        results.filter((result) => result.status === status).length,
      ]),
    ),
  );
}

if (!existsSync(film)) throw new Error(`Name a short MP4 file: ${film} is not there.`);
const host = spawn(process.execPath, ['build/host/index.js'], {
  env: {
    PATH: process.env.PATH,
    ENV_FILE: '/dev/null',
    PORT: String(PORT),
    DATA_DIR: path.join(folder, 'data'),
    LOG_LEVEL: 'warn',
  },
  stdio: 'inherit',
});
let failed = false;
try {
  for (;;) {
    const ready = await fetch(`http://localhost:${PORT}/readyz`).catch(() => null);
    if (ready?.ok) break;
    await pause(200);
  }
  for (let warm = 0; warm < 20; warm += 1) await (await fetch(`http://localhost:${PORT}/beitrag/124`)).text();
  await pause(3000);
  const idle = memoryOf(host.pid);
  let peak = idle;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(host.pid));
  }, 50);
  const fitting = bigFilm(50 * MB - 1000);
  const started = Date.now();
  const films = await Promise.all(
    Array.from({ length: FILMS }, (_, number) => send(fitting, person(number))),
  );
  console.log(`${FILMS} films of 50 MB at once: ${count(films)} in ${Date.now() - started} ms`);
  const above = Math.round(peak - idle);
  console.log(
    `memory: idle ${Math.round(idle)} MB, at most ${above} MB above (allowed: ${MAX_ABOVE_IDLE_MB})`,
  );
  failed ||= above > MAX_ABOVE_IDLE_MB || films.some(({ status }) => status !== 303);

  const tooLarge = bigFilm(120 * MB);
  const refused = await Promise.all(
    Array.from({ length: TOO_LARGE }, (_, number) => send(tooLarge, person(number))),
  );
  console.log(`${TOO_LARGE} films of 120 MB at once: ${count(refused)}`);
  const next = Date.now();
  const { status } = await fetch(`http://localhost:${PORT}/beitrag/124`);
  console.log(
    `the next ordinary request: ${status} in ${Date.now() - next} ms; memory now at most ${Math.round(peak - idle)} MB above`,
  );
  failed ||= status !== 200 || refused.some((result) => result.status !== 422);
  failed ||= peak - idle > MAX_ABOVE_IDLE_MB;
  clearInterval(watch);
} finally {
  host.kill('SIGTERM');
  await once(host, 'exit');
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
