import { Agent, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { Host, temporaryFolder } from '../support/host.ts';
import { type HostileRequest, hostileRequest, MARK } from './requests.ts';

/**
 * `npm run test:hostile [-- REQUESTS]`: fuzzes all routes, parameters, headers and cookies of the demo. No response may
 * be a 500, take longer than 5 s, or contain the input unescaped, and no fault may be logged.
 */
const REQUESTS = Number(process.argv[2] ?? 30_000);
const AT_ONCE = 16;
const LONGEST_MS = 5000;

const data = temporaryFolder();
const host = await Host.start({ DATA_DIR: data.folder }, { readyPath: '/readyz' });
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const statuses = new Map<string, number>();
const faults: string[] = [];
let slowest = 0;

function answerTo({
  method,
  path,
  headers,
  body,
}: HostileRequest): Promise<{ status: number; html: string }> {
  return new Promise((resolve, reject) => {
    const sent = send(`${host.origin}`, { agent, method, path, headers, timeout: LONGEST_MS }, (response) => {
      text(response).then((html) => resolve({ status: response.statusCode ?? 0, html }), reject);
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in time')));
    sent.on('error', reject);
    sent.end(body);
  });
}

async function attack(): Promise<void> {
  const request = hostileRequest();
  const began = performance.now();
  const told = `${request.method} ${request.path.slice(0, 200)} ${JSON.stringify(request.headers).slice(0, 200)}`;
  try {
    const { status, html } = await answerTo(request);
    statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
    if (status === 500) faults.push(`500: ${told}`);
    if (html.includes(MARK) && !request.path.startsWith('/api/')) faults.push(`reflected: ${told}`);
  } catch (error) {
    faults.push(`${error instanceof Error ? error.message : String(error)}: ${told}`);
  }
  slowest = Math.max(slowest, performance.now() - began);
}

let left = REQUESTS;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (left > 0) {
      left -= 1;
      await attack();
    }
  }),
);
const lives = host.child.exitCode === null && (await host.get('/')).status === 200;
const logged = host.output
  .join('')
  .split('\n')
  .filter((line) => line.includes('"level":50'));
faults.push(...logged);
await host.stop();
data.remove();
const counts = [...statuses].toSorted().map(([status, times]) => `${status}: ${times}`);
process.stdout.write(
  `${counts.join(', ')}; slowest ${Math.round(slowest)} ms; faults in the log: ${logged.length}\n`,
);
for (const fault of faults.slice(0, 20)) process.stdout.write(`${fault.slice(0, 600)}\n`);
process.stdout.write(`${REQUESTS - faults.length} passed, ${faults.length} failed\n`);
process.exitCode = faults.length === 0 && lives ? 0 : 1;
