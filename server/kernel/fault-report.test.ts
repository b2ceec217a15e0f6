import { createServer } from 'node:net';
import pg from 'pg';
import { expect, it } from 'vitest';
import { faultReport } from './fault-report.ts';

it('tells that the database didn’t answer in time, and no value that a message quotes', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => silent.once('listening', resolve));
  const { port } = silent.address() as { port: number };
  const options = { host: '127.0.0.1', port, connectionTimeoutMillis: 50 };
  const pool = new pg.Pool({ ...options, max: 1 });
  const faults = await Promise.all([1, 2].map(() => pool.query('select 1').catch(faultReport)));
  expect(faults).toContainEqual(expect.objectContaining({ code: 'timeout exceeded when trying to connect' }));
  await pool.end();
  silent.close();
  expect(JSON.stringify(faultReport(new Error('Key (email)=(kim@kachel.example) exists')))).not.toContain(
    'kim@',
  );
});
