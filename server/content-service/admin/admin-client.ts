import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { ImportRefused } from '../import/faults.ts';
import type { ImportReport } from '../import/import-report.ts';
import type { Admin } from './admin.ts';
import { ADMIN_FILE, type AdminAddress, type AdminCall } from './admin-server.ts';

/** What commands ask for, done by the service that runs on this folder; null where none does. */
export async function findRunningAdmin(dataDir: string): Promise<Admin | null> {
  const address = await readAddress(join(dataDir, ADMIN_FILE));
  if (!address || !(await isThere(address))) return null;
  return {
    import: (...input) => call(address, 'import', input) as Promise<ImportReport>,
    export: (...input) => textOf(address, 'export', input),
    demo: () => call(address, 'demo', []) as ReturnType<Admin['demo']>,
    leaveDemo: () => call(address, 'leaveDemo', []) as Promise<ImportReport>,
    unsentMails: () => call(address, 'unsentMails', []) as ReturnType<Admin['unsentMails']>,
    report: (...input) => textOf(address, 'report', input),
    close: (...input) => call(address, 'close', input) as ReturnType<Admin['close']>,
    retain: (...input) => call(address, 'retain', input) as ReturnType<Admin['retain']>,
  };
}

async function readAddress(file: string): Promise<AdminAddress | null> {
  try {
    const { port, token } = JSON.parse(await readFile(file, 'utf8')) as Partial<AdminAddress>;
    return typeof port === 'number' && typeof token === 'string' ? { port, token } : null;
  } catch {
    return null;
  }
}

/** The file of a service that was killed stays behind; then nobody listens, or somebody who doesn't know the key. */
async function isThere(address: AdminAddress): Promise<boolean> {
  return post(address, ['none', []]).then(
    (response) => {
      response.resume();
      return response.statusCode === 404;
    },
    () => false,
  );
}

async function call(address: AdminAddress, name: AdminCall, input: unknown[]): Promise<unknown> {
  return json(await answered(address, name, input));
}

async function* textOf(address: AdminAddress, name: AdminCall, input: unknown[]): AsyncGenerator<string> {
  // Unlike a TextDecoder it leaves a byte order mark where it is.
  yield* (await answered(address, name, input)).setEncoding('utf8');
}

async function answered(address: AdminAddress, name: AdminCall, input: unknown[]): Promise<IncomingMessage> {
  const response = await post(address, [name, input]);
  const { statusCode: status } = response;
  if (status === 200) return response;
  const body = await json(response);
  if (status === 422 && Array.isArray(body)) throw new ImportRefused(body.map(String));
  throw new Error(typeof body === 'string' ? body : `The service answered with status ${status}.`);
}

/** Not fetch, which gives up after five minutes without an answer: a large import takes its time. */
function post({ port, token }: AdminAddress, body: unknown): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    request({ host: '127.0.0.1', port, method: 'POST', headers }, resolve)
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}
