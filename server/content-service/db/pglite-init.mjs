// @ts-check
// `node pglite-init.mjs FOLDER` makes an empty database folder. A process of its own, because initdb takes over
// 500 MB that WebAssembly never gives back.
import { rename, rm } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';

const folder = process.argv[2];
if (!folder) throw new Error('Say which folder.');

const unfinished = `${folder}.${process.pid}.tmp`;
const database = await PGlite.create({
  dataDir: unfinished,
  // 1 MB instead of 16: a folder of 23 MB instead of 39 to copy and to keep in a vehicle.
  initDbStartParams: ['--wal-segsize=1'],
});
await database.close();
await rename(unfinished, folder).catch(async (error) => {
  // Another process was faster: an equal folder already exists.
  await rm(unfinished, { recursive: true, force: true });
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
});
