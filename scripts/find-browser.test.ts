import { existsSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findBrowser } from './find-browser.mjs';
import { packagedBrowser } from './packaged-browser.mjs';

vi.mock('node:fs', async (load) => ({ ...(await load<object>()), existsSync: vi.fn() }));
vi.mock('./packaged-browser.mjs', () => ({ packagedBrowser: vi.fn() }));

const existing = (...files: string[]) =>
  vi.mocked(existsSync).mockImplementation((file) => files.includes(String(file)));

beforeEach(() => {
  vi.stubEnv('CHROMIUM_PATH', '');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the browser for the end-to-end tests', () => {
  it('is the one that CHROMIUM_PATH names', () => {
    vi.stubEnv('CHROMIUM_PATH', '/opt/chromium');
    existing('/usr/bin/chromium', '/opt/chromium');
    expect(findBrowser()).toBe('/opt/chromium');
  });

  it('is otherwise a headless shell, an installed one before the packaged one', () => {
    vi.mocked(packagedBrowser).mockReturnValueOnce('/packaged/chromium-headless-shell');
    existing('/usr/bin/google-chrome');
    expect(findBrowser()).toBe('/packaged/chromium-headless-shell');
    existing('/usr/bin/google-chrome', '/usr/bin/chromium-headless-shell');
    expect(findBrowser()).toBe('/usr/bin/chromium-headless-shell');
  });

  it('is otherwise an installed one if the package doesn’t support the platform', () => {
    existing('/usr/bin/google-chrome');
    expect(findBrowser()).toBe('/usr/bin/google-chrome');
  });

  it('isn’t replaced by another if CHROMIUM_PATH doesn’t exist', () => {
    vi.stubEnv('CHROMIUM_PATH', '/opt/gone');
    existing('/usr/bin/chromium');
    expect(findBrowser).toThrow('CHROMIUM_PATH is "/opt/gone", where no file lies.');
  });

  it('is otherwise an installed one if the packaged one lacks a library, which the error names', () => {
    vi.mocked(packagedBrowser).mockImplementation(() => {
      throw new Error('libnss3.so: cannot open shared object file');
    });
    existing('/usr/bin/google-chrome');
    expect(findBrowser()).toBe('/usr/bin/google-chrome');
    existing();
    expect(findBrowser).toThrow(/apt-get install[\s\S]*does not run here: libnss3\.so/);
    vi.mocked(packagedBrowser).mockReset();
  });

  it('is missing: the error has the commands that install one', () => {
    existing();
    expect(findBrowser).toThrow(
      /npx playwright install --with-deps chromium[\s\S]*apt-get install chromium-headless-shell/,
    );
  });
});
