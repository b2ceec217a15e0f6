import { execFileSync } from 'node:child_process';
import { constants, open, readdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { SettingsError } from '#app/contract/settings.ts';
import { testFolder } from '#tests/support/opened.ts';
import { ensureDataDir } from './data-dir.ts';

describe('the data folder', () => {
  const folder = testFolder();
  beforeAll(async () => {
    await writeFile(join(folder, 'file'), '');
    await symlink(join(folder, 'circle'), join(folder, 'circle'));
  });

  it('is made where it is missing, and left empty', async () => {
    await ensureDataDir(join(folder, 'new', 'data'));
    expect(await readdir(join(folder, 'new', 'data'))).toEqual([]);
    await ensureDataDir(join(folder, 'new', 'data'));
  });

  it.each([
    ['file', 'it is a file, not a folder'],
    ['file/below', 'a part of its path is a file'],
    ['circle/below', 'its symbolic links form a loop'],
    ['x'.repeat(300), 'its name is too long'],
  ])('%s can’t be used, because %s', async (name, reason) => {
    const refused = ensureDataDir(join(folder, name));
    await expect(refused).rejects.toThrow(SettingsError);
    await expect(refused).rejects.toThrow(
      `DATA_DIR is ${join(folder, name)}, which can't be used: ${reason}.`,
    );
  });

  it('below a folder that can’t have subfolders is refused at once', async () => {
    await expect(ensureDataDir('/proc/none/below')).rejects.toThrow(SettingsError);
  });

  it('on a disk that hangs is refused after a timeout', async () => {
    // A named pipe without a reader, so that writing blocks.
    const pipe = join(folder, `.probe-${process.pid}`);
    execFileSync('mkfifo', [pipe]);
    await expect(ensureDataDir(folder, 20)).rejects.toThrow('the disk does not respond');
    await (await open(pipe, constants.O_RDONLY | constants.O_NONBLOCK)).close();
  });
});
