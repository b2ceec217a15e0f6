import { readFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { errorCode } from '../../kernel/fault-report.ts';
import { ImportRefused } from '../import/faults.ts';
import type { ImportReport } from '../import/import-report.ts';
import type { Admin } from './admin.ts';
import { ADMIN_FILE, type AdminAddress, type AdminCall } from './admin-server.ts';

/** Admin calls to the service that has this folder's database open; null if none is running. */
export async function findRunningAdmin(dataDir: string): Promise<Admin | null> {
  const address = await readAddress(join(dataDir, ADMIN_FILE));
  if (!address || !(await isThere(address))) return null;
  return {
    import: (...input) => call(address, 'import', input).catch(stopped) as Promise<ImportReport>,
    export: (...input) => textOf(address, 'export', input),
    demo: () => call(address, 'demo', []) as ReturnType<Admin['demo']>,
    leaveDemo: () => call(address, 'leaveDemo', []) as Promise<ImportReport>,
    unsentMails: () => call(address, 'unsentMails', []) as ReturnType<Admin['unsentMails']>,
    report: (...input) => textOf(address, 'report', input),
    knowsTile: (...input) => call(address, 'knowsTile', input) as ReturnType<Admin['knowsTile']>,
    close: (...input) => call(address, 'close', input) as ReturnType<Admin['close']>,
    retain: (...input) => call(address, 'retain', input) as ReturnType<Admin['retain']>,
    person: (...input) => textOf(address, 'person', input),
    deletePerson: (...input) => call(address, 'deletePerson', input) as ReturnType<Admin['deletePerson']>,
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

/** A killed service leaves its file behind: the port is then closed, or belongs to a process that rejects the token. */
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

function stopped(error: unknown): never {
  if (errorCode(error) !== 'ECONNRESET') throw error;
  throw new Error(
    'The service stopped before it answered. Run the import with --check: it shows whether anything is still missing.',
  );
}

async function* textOf(address: AdminAddress, name: AdminCall, input: unknown[]): AsyncGenerator<string> {
  // Unlike TextDecoder, setEncoding keeps the byte order mark.
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

/** Not fetch, which times out after five minutes without a response; a large import takes longer. */
function post({ port, token }: AdminAddress, body: unknown): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    request({ host: '127.0.0.1', port, method: 'POST', headers }, resolve)
      .on('error', reject)
      .end(JSON.stringify(body));
  });
}
