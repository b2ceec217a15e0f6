import { afterAll, beforeAll } from 'vitest';
import { temporaryFolder } from './host.ts';

/** Opened before the tests of a describe or file, closed after them; for use in tests and hooks. Can't be spread. */
export function opened<Made extends { close(): Promise<unknown> }>(open: () => Promise<Made>): Made {
  let made: Made;
  beforeAll(async () => {
    made = await open();
  });
  afterAll(() => made.close());
  return new Proxy({} as Made, {
    get(_, name) {
      const value: unknown = Reflect.get(made, name);
      return typeof value === 'function' ? value.bind(made) : value;
    },
    set: (_, name, value) => Reflect.set(made, name, value),
  });
}

/** A folder for the tests of a describe or file, removed after them. */
export function testFolder(): string {
  const { folder, remove } = temporaryFolder();
  afterAll(remove);
  return folder;
}
