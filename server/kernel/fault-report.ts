/** Messages of database driver errors without a code; they quote no values, so they may be logged. */
const DRIVER_MESSAGES = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Connection terminated',
  'Connection terminated unexpectedly',
];

/**
 * An error without personal data, for the log. Messages of the database and its driver quote values and parameters
 * (names, addresses, passwords), so only the error's name, codes and stack positions are logged.
 */
export function faultReport(error: unknown) {
  if (!(error instanceof Error)) return { name: typeof error, at: [] };
  const root = error.cause instanceof Error ? error.cause : error;
  return {
    name: root.name,
    code: textOf(root, 'code') ?? DRIVER_MESSAGES.find((message) => message === root.message),
    constraint: textOf(root, 'constraint'),
    at: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 6)
      .map((line) => line.trim()),
  };
}

/** The SQLSTATE or system code of an error, wherever a wrapper has put it. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return textOf(error, 'code') ?? errorCode(error.cause);
}

function textOf(error: Error, key: string): string | undefined {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' && value.length <= 80 ? value : undefined;
}
