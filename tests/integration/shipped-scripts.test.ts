import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';

/**
 * Every shipped script is ES2018, so that engines of 2018 have no syntax error. `import()` and `import.meta` are newer
 * standards, but in practice all supported browsers with modules have them.
 */

const CLIENT = 'build/client';

const scripts = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
);

function parsedAs2018(source: string, sourceType: 'module' | 'script'): void {
  const older = source.replace(/\bimport(?=\s*\()/g, 'imported').replace(/\bimport\.meta\b/g, 'importMeta');
  parse(older, { ecmaVersion: 2018, sourceType });
}

/** Loaded by `new Worker()` or as the service worker; all others are modules. */
function isClassic(name: string): boolean {
  return /^sw|\.worker-/.test(path.basename(name));
}

describe('shipped scripts', () => {
  it('are there, the service worker among them', () => {
    expect(scripts.length).toBeGreaterThan(20);
    expect(scripts).toContain('sw.js');
  });

  it.each(scripts)('%s is ES2018', (name) => {
    const source = readFileSync(path.join(CLIENT, name), 'utf8');
    expect(() => parsedAs2018(source, isClassic(name) ? 'script' : 'module')).not.toThrow();
  });

  it('weigh less than 8.6 KiB, where one is the service worker', () => {
    // It contains the names of 22 files, whose hashes change its size by up to 20 bytes.
    expect(statSync(path.join(CLIENT, 'sw.js.br')).size).toBeLessThan(8.6 * 1024);
  });

  it('would not be, with what is newer', () => {
    expect(() => parsedAs2018('try { a() } catch { b() }', 'script')).toThrow();
    expect(() => parsedAs2018('a?.b', 'script')).toThrow();
  });
});
