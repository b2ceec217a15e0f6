import { openDatabase } from '#server/content-service/db/open-database.ts';
import { TestSubmissionServer } from './submission-server.ts';

/** One of several processes on one Postgres (`DATABASE_URL`, `DATA_DIR`); prints its origin on the first line. */
const dataDir = process.env.DATA_DIR ?? '.';
const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir });
const service = new TestSubmissionServer({ ...database, dataDir });
await service.listen();
process.stdout.write(`${service.origin}\n`);
