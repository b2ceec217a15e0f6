import { createServer } from 'node:http';
import { expect, it, vi } from 'vitest';
import { SettingsError } from '#app/contract/settings.ts';
import { failWithoutPort, runProgram } from './run-program.ts';

vi.mock('./v8-tuning.ts', () => ({ tuneV8: () => undefined }));

const printed = (error: unknown) => printedBy(() => runProgram(() => Promise.reject(error)));

async function printedBy(fail: () => void): Promise<string> {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  try {
    fail();
    await vi.waitFor(() => expect(exit).toHaveBeenCalledWith(1));
    return String(write.mock.calls[0]?.[0]);
  } finally {
    vi.restoreAllMocks();
  }
}

it('of a failed statement the database’s reason is printed, without the values', async () => {
  const cause = new Error('permission denied for database kachel');
  const text = await printed(new Error('Failed query: CREATE SCHEMA\nparams: a rider’s name', { cause }));
  expect(text).toMatch(/^Error: permission denied for database kachel\n {4}at /);
  expect(text).not.toContain('rider');
});

it('of wrong settings only the sentence is printed', async () => {
  expect(await printed(new SettingsError('PORT is not a port.'))).toBe('PORT is not a port.\n');
});

it('of an address that can’t be listened on both settings are named', async () => {
  const text = await printedBy(() => {
    const server = createServer();
    failWithoutPort(server, 'PORT', 3000);
    server.listen(0, '192.0.2.1');
  });
  expect(text).toMatch(/^Kachel can't listen on HOST and PORT 3000: listen EADDRNOTAVAIL/);
});
