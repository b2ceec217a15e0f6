import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#tests/support/host.ts';
import { copyAll, keepPreviousAssets, removeOld } from './previous-assets.ts';

/** Copies half of a file and fails, as a kill or a full disk would have it. */
let breaksOff = false;
vi.mock('node:fs/promises', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs/promises')>();
  const copyFile: typeof fs.copyFile = async (from, to) => {
    if (!breaksOff) return fs.copyFile(from, to);
    const whole = await fs.readFile(from as string);
    await fs.writeFile(to as string, whole.subarray(0, whole.length / 2));
    throw new Error('broken off');
  };
  return { ...fs, copyFile };
});

const DAY_MS = 24 * 60 * 60_000;

describe('files of earlier builds', () => {
  let data: ReturnType<typeof temporaryFolder>;
  let build: string;
  let kept: string;
  const write = (name: string, text: string) => writeFileSync(path.join(build, name), text);

  beforeEach(() => {
    data = temporaryFolder();
    build = path.join(data.folder, 'build');
    kept = path.join(data.folder, 'kept');
    mkdirSync(build);
  });
  afterEach(() => data.remove());

  it('stay served after an upgrade', async () => {
    write('menu-1.js', 'first build');
    write('menu-1.js.br', 'compressed');
    await copyAll(build, kept);
    rmSync(path.join(build, 'menu-1.js'));
    write('menu-2.js', 'second build');
    await copyAll(build, kept);
    const assets = await keepPreviousAssets(build, kept, () => undefined);
    const file = await assets.find('menu-1.js');
    await assets.close();
    expect(file?.bodies.identity.toString()).toBe('first build');
    expect(file?.bodies.br?.toString()).toBe('compressed');
    expect(file?.type).toContain('javascript');
  });

  it('include those of the current build at startup, because requests may reach other nodes', async () => {
    write('menu-1.js', 'first build');
    const assets = await keepPreviousAssets(build, kept, () => undefined);
    expect(readdirSync(kept)).toEqual(['menu-1.js']);
    await assets.close();
  });

  it('whose copy was interrupted are copied again, and never served truncated', async () => {
    write('menu-1.js', 'first build');
    breaksOff = true;
    await expect(copyAll(build, kept)).rejects.toThrow('broken off');
    breaksOff = false;
    const find = async () => {
      const assets = await keepPreviousAssets(path.join(data.folder, 'none'), kept, () => undefined);
      const file = await assets.find('menu-1.js');
      await assets.close();
      return file?.bodies.identity.toString();
    };
    expect(await find()).toBeUndefined();
    await copyAll(build, kept);
    expect(await find()).toBe('first build');
  });

  it.each([
    [6, ['menu-1.js']],
    [8, []],
  ])('after %i days without their build: %j', async (days, left) => {
    write('menu-1.js', 'first build');
    await copyAll(build, kept);
    await removeOld(kept, Date.now() + days * DAY_MS);
    expect(readdirSync(kept)).toEqual(left);
  });

  it.each(['../secret.js', '..', 'a/b.js', '.env', 'menu-1.exe', ''])('%s is not served', async (name) => {
    writeFileSync(path.join(data.folder, 'secret.js'), 'secret');
    mkdirSync(path.join(kept, 'a'), { recursive: true });
    for (const there of ['a/b.js', '.env', 'menu-1.exe']) writeFileSync(path.join(kept, there), 'secret');
    const assets = await keepPreviousAssets(build, kept, () => undefined);
    expect(await assets.find(name)).toBe(null);
    await assets.close();
  });

  it('that can’t be stored are reported as an error, without an exception', async () => {
    write('menu-1.js', 'first build');
    writeFileSync(kept, 'in the way');
    const told = vi.fn();
    await (await keepPreviousAssets(build, kept, told)).close();
    expect(told).toHaveBeenCalledWith(expect.objectContaining({ code: 'EEXIST' }));
  });
});
