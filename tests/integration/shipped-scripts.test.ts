import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';

/**
 * Every script that a browser gets is ES2018, so that phones and screens of 2018 meet no syntax error. Modules that are
 * brought by `import()` and know their address are newer on paper, but as old in browsers that have modules at all.
 */

const CLIENT = 'build/client';

const scripts = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
);

function parsedAs2018(source: string, sourceType: 'module' | 'script'): void {
  const older = source.replace(/\bimport(?=\s*\()/g, 'imported').replace(/\bimport\.meta\b/g, 'importMeta');
  parse(older, { ecmaVersion: 2018, sourceType });
}

/** Run by `new Worker()` or registered; all else is brought as a module. */
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
    // The names of 22 files stand in it: other hashes make 20 bytes more or less of the same script.
    expect(statSync(path.join(CLIENT, 'sw.js.br')).size).toBeLessThan(8.6 * 1024);
  });

  it('would not be, with what is newer', () => {
    expect(() => parsedAs2018('try { a() } catch { b() }', 'script')).toThrow();
    expect(() => parsedAs2018('a?.b', 'script')).toThrow();
  });
});
