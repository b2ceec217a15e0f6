import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
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
    (response) => response.status === 404,
    () => false,
  );
}

async function call(address: AdminAddress, name: AdminCall, input: unknown[]): Promise<unknown> {
  return (await answered(address, name, input)).json();
}

async function* textOf(address: AdminAddress, name: AdminCall, input: unknown[]): AsyncGenerator<string> {
  const { body } = await answered(address, name, input);
  // Unlike a TextDecoder it leaves a byte order mark where it is.
  if (body) yield* Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]).setEncoding('utf8');
}

async function answered(address: AdminAddress, name: AdminCall, input: unknown[]): Promise<Response> {
  const response = await post(address, [name, input]);
  if (response.status === 200) return response;
  const body: unknown = await response.json();
  if (response.status === 422 && Array.isArray(body)) throw new ImportRefused(body.map(String));
  throw new Error(typeof body === 'string' ? body : `The service answered with status ${response.status}.`);
}

function post({ port, token }: AdminAddress, body: unknown): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}/`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}
