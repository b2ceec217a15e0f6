import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ensureDatabaseFolder, fillFolder, preparedFolder } from './pglite-folder.ts';

it('a database folder is created by initdb if the prepared template can’t be read', async () => {
  const place = await mkdtemp(join(tmpdir(), 'kachel-folder-'));
  const folder = join(place, 'db');
  await fillFolder(folder, () => Promise.resolve(join(place, 'nowhere')));
  expect(await readFile(join(folder, 'PG_VERSION'), 'utf8')).toMatch(/^\d+/);
  expect(await readdir(place)).toEqual(['db']);
  await rm(place, { recursive: true, force: true });
});

it('the template folder’s name has PGlite’s version, so that another version doesn’t use it', async () => {
  expect(await preparedFolder()).toMatch(/\/pglite-\d+\.\d+\.\d+$/);
});

it('a database folder whose version can’t be read is left alone', async () => {
  const place = await mkdtemp(join(tmpdir(), 'kachel-folder-'));
  await mkdir(join(place, 'PG_VERSION'));
  await expect(ensureDatabaseFolder(place)).rejects.toThrow('EISDIR');
  expect(await readdir(place)).toEqual(['PG_VERSION']);
  await rm(place, { recursive: true });
});

it('a database folder has mode 0700, also if an earlier version made it with 0755', async () => {
  const place = await mkdtemp(join(tmpdir(), 'kachel-folder-'));
  const folder = join(place, 'db');
  const mode = async () => (await stat(folder)).mode & 0o777;
  await ensureDatabaseFolder(folder);
  expect(await mode()).toBe(0o700);
  await chmod(folder, 0o755);
  await ensureDatabaseFolder(folder);
  expect(await mode()).toBe(0o700);
  await rm(place, { recursive: true });
});
