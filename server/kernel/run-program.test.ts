import { expect, it, vi } from 'vitest';
import { SettingsError } from '#app/contract/settings.ts';
import { runProgram } from './run-program.ts';

vi.mock('./v8-tuning.ts', () => ({ tuneV8: () => undefined }));

async function printed(error: unknown): Promise<string> {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  try {
    runProgram(() => Promise.reject(error));
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
