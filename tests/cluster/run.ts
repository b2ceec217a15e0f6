import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDatabase } from '#server/content-service/db/open-database.ts';
import { demoContent } from '#server/content-service/demo/demo-content.ts';
import { importContent } from '#server/content-service/import/import-content.ts';
import { Cluster } from './cluster.ts';

/**
 * `npm run cluster`: nginx and two nodes on loopback, with this machine's Redis and Postgres and the demo's content.
 */
const databaseUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const redisUrl = process.env.REDIS_URL ?? 'redis://127.0.0.1:6379';
const folder = await mkdtemp(path.join(tmpdir(), 'kachel-cluster-'));

const { db, close } = await openDatabase({ databaseUrl, dataDir: folder });
// Imported as ordinary content, because there is no demo mode on Postgres.
const when = { now: new Date(), timeZone: 'Europe/Berlin' };
const content = demoContent({ ...when, mediaBase: '/api/uploads/' });
await importContent(db, content, { ...when, replace: true, changeRunning: true, source: 'cluster' });
await close();
// Copied, because only demo mode serves the pictures from the source folder.
await cp('server/content-service/demo/media', path.join(folder, 'data/uploads'), { recursive: true });
const cluster = await Cluster.start({
  folder,
  databaseUrl,
  redisUrl,
  port: Number(process.env.PORT ?? 3000),
});
process.stdout.write(`Two nodes behind nginx are ready on ${cluster.origin}\n`);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await cluster.stop();
await rm(folder, { recursive: true, force: true });
