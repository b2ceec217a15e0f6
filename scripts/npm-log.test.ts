import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

/** npm would write the arguments of a command into a log file in its user's home folder. */

const folder = mkdtempSync(path.join(tmpdir(), 'kachel-npm-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder of the image as npm sees it: without .npmrc. */
const image = path.join(folder, 'image');
mkdirSync(image);
copyFileSync('package.json', path.join(image, 'package.json'));
const [, imageEnv = ''] = /^ENV (.+)$/m.exec(readFileSync('Dockerfile', 'utf8')) ?? [];

describe('content:person', () => {
  it.each([
    ['a clone', '.', {}],
    ['the image', image, Object.fromEntries(imageEnv.split(' ').map((pair) => pair.split('=')))],
  ])('leaves the address in no file in %s', (_, cwd, settings) => {
    const HOME = mkdtempSync(path.join(folder, 'home-'));
    const { status } = spawnSync('npm', ['run', '--silent', 'content:person', '--', 'a@b.test'], {
      cwd,
      // Only these settings: npm passes its own on to the programs that it starts, such as this test.
      env: {
        PATH: process.env.PATH,
        HOME,
        ENV_FILE: '/dev/null',
        npm_config_update_notifier: 'false',
        ...settings,
        DATA_DIR: path.join(folder, 'none'),
      },
    });
    expect(status).toBe(1);
    const kept = readdirSync(HOME, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    expect(kept.filter((file) => readFileSync(file, 'utf8').includes('a@b.test'))).toEqual([]);
  });
});
