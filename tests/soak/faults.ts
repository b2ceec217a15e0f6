import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Dice } from '../support/dice.ts';
import type { OwnServer } from '../support/own-server.ts';
import type { TcpProxy } from '../support/tcp-proxy.ts';
import type { SystemUnderTest } from './system-under-test.ts';

export interface Fault {
  name: string;
  /** Only in the first third of the run: memory is compared later, for which processes must not restart. */
  early?: true;
  /** Resolves when everything is up again. */
  happen: () => Promise<void>;
}

/** All faults of a run. One web node always stays up, as in a rolling update. */
export function faultsOn(system: SystemUnderTest, dice: Dice): Fault[] {
  const awhile = (least: number, most: number) => pause(dice.between(least, most));

  const cut = ([name, line]: [string, TcpProxy]): Fault => ({
    name: `line to ${name} cut`,
    happen: async () => {
      line.cut();
      await awhile(100, 3000);
      line.restore();
    },
  });
  const nodeEnds = (index: number, signal: 'SIGKILL' | 'SIGTERM'): Fault => ({
    name: `node ${index} ${signal === 'SIGKILL' ? 'killed' : 'leaves and joins'}`,
    ...(index === 0 ? { early: true } : {}),
    happen: async () => {
      const code = await system.cluster.node(index).stop(signal);
      if (signal === 'SIGTERM' && code !== 0) throw new Error(`node ${index} left with code ${code}`);
      await awhile(100, 2000);
      await system.startNode(index);
    },
  });
  const postgresEnds = (postgres: OwnServer, signal: NodeJS.Signals): Fault => ({
    name: `Postgres ${signal}`,
    happen: async () => {
      await postgres.end(signal);
      await awhile(100, 2500);
      await postgres.start();
    },
  });
  const onPostgres = (postgres: OwnServer): Fault[] => [
    postgresEnds(postgres, 'SIGKILL'),
    postgresEnds(postgres, 'SIGINT'),
    {
      name: 'sessions of Postgres ended',
      happen: async () => {
        const operator = new pg.Client({ connectionString: postgres.url });
        await operator.connect();
        await operator.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'kachel'",
        );
        await operator.end();
      },
    },
  ];

  return [
    nodeEnds(0, 'SIGKILL'),
    nodeEnds(1, 'SIGKILL'),
    nodeEnds(1, 'SIGTERM'),
    {
      name: 'content service killed',
      early: true,
      happen: async () => {
        await system.content.stop('SIGKILL');
        await awhile(0, 2000);
        await system.startContent();
      },
    },
    {
      name: 'content service hangs',
      happen: async () => {
        system.content.child.kill('SIGSTOP');
        await awhile(500, 4000);
        system.content.child.kill('SIGCONT');
      },
    },
    {
      name: 'Redis killed',
      happen: async () => {
        await system.redis.end('SIGKILL');
        await awhile(100, 3000);
        await system.redis.start();
      },
    },
    ...(system.postgres ? onPostgres(system.postgres) : []),
    ...Object.entries(system.lines).map(cut),
  ];
}
