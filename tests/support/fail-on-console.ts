import { afterEach, beforeEach, expect, vi } from 'vitest';

/** A test fails on console.error and console.warn that it did not expect by spying on them itself. */
let unexpected: string[] = [];

beforeEach(() => {
  unexpected = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      unexpected.push(`console.${method}: ${args.map(String).join(' ').slice(0, 500)}`);
    });
  }
});

afterEach(() => {
  const seen = unexpected;
  vi.restoreAllMocks();
  expect(seen).toEqual([]);
});
