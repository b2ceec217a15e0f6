import type { Server } from 'node:http';
import path from 'node:path';
import { SettingsError } from '#app/contract/settings.ts';
import type { ServerSettings } from './env.ts';
import { SECRETS_FILE } from './stored-secrets.ts';
import { tuneV8 } from './v8-tuning.ts';

/**
 * Runs a program. If it fails because of wrong settings, only their message is printed, without a stack. Of a database's
 * error its cause: drizzle's own message holds the statement and its values, but not the reason.
 */
export function runProgram(main: () => Promise<void>): void {
  tuneV8();
  main().catch((error: unknown) => {
    if (!(error instanceof Error)) fail(String(error));
    const root = error.cause instanceof Error ? error.cause : error;
    fail(error instanceof SettingsError ? error.message : (root.stack ?? root.message));
  });
}

/** Ends the program if the server can't listen on its port. */
export function failWithoutPort(server: Server, setting: string, port: number): void {
  server.on('error', (error: NodeJS.ErrnoException) => {
    const cannot = `Kachel can't listen on HOST and ${setting} ${port}: ${error.message}`;
    fail(error.code === 'EADDRINUSE' ? `${setting} ${port} is already in use.` : cannot);
  });
}

export function printPreviewTokenPath({ embedded, PREVIEW_TOKEN, DATA_DIR }: ServerSettings): void {
  if (!embedded || PREVIEW_TOKEN !== undefined) return;
  const file = path.resolve(DATA_DIR, SECRETS_FILE);
  process.stdout.write(`PREVIEW_TOKEN is not set: previews open with the token in ${file}.\n`);
}

function fail(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
