import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '#tests/support/content-service/database.ts';
import { testFolder } from '#tests/support/opened.ts';
import { testPrograms } from '#tests/support/test-programs.ts';
import { projectFile } from '../../kernel/project-file.ts';
import { competitionEntries } from '../db/schema.ts';

/** Runs the commands as an operator does: in a folder whose `.env` names the database. */

const programs = testPrograms(
  Object.fromEntries(
    readdirSync(import.meta.dirname)
      .filter((name) => /^cli-.*\.ts$/.test(name))
      .map((name) => [basename(name, '.ts'), join(import.meta.dirname, name)]),
  ),
);

const folder = testFolder();
beforeAll(async () => {
  await writeFile(join(folder, '.env'), 'DATA_DIR=kept\n');
  await writeFile(join(folder, 'content.json'), JSON.stringify({ entries: [{ id: '7', title: 'Neu' }] }));
});

const run = (command: string, ...args: string[]) => runWith({}, command, ...args);

async function runWith(environment: Record<string, string>, command: string, ...args: string[]) {
  const child = spawn(process.execPath, ['--liftoff-only', join(programs, `cli-${command}.mjs`), ...args], {
    cwd: folder,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  const [first = '', ...more] = errors.trim().split('\n');
  return { output, first, errors: more.join('\n'), code };
}

describe('a command', { timeout: 60_000 }, () => {
  it.each([
    ['report', ['1', '1']],
    ['retain', ['30']],
    ['person', ['kim@example.org']],
    ['export', []],
    ['import', ['content.json', '--check']],
    ['import', ['content.json']],
  ])('%s %j without a database reports that and creates none', async (command, args) => {
    const { output, first, errors } = await run(command, ...args);
    expect(output).toBe('');
    expect(first).toBe(`Works on: database in ${join(folder, 'kept/db')}`);
    expect(errors).toMatch(`There is no database in ${join(folder, 'kept')}; is that the DATA_DIR`);
    expect(await readdir(folder)).not.toContain('kept');
  });

  it.each([
    ['none.json', "none.json can't be read."],
    ['broken.json', 'broken.json, line 2 is not JSON:'],
  ])('creates no database for the unreadable import file %s either', async (file, words) => {
    await writeFile(join(folder, 'broken.json'), '{\n');
    const { errors } = await run('import', file, '--new');
    expect(errors).toContain(words);
    expect(await readdir(folder)).not.toContain('kept');
  });

  it.each(['npm_config_check', 'npm_config_replace'])(
    'import prints its usage and does nothing if npm took its flag as %s, because a -- is missing',
    async (name) => {
      const { errors } = await runWith({ [name]: 'true' }, 'import', 'content.json', '--new');
      expect(errors).toContain('npm run content:import -- FILE.json [--check]');
      expect(await readdir(folder)).not.toContain('kept');
    },
  );

  it('import --new creates the database, and a later export finds it', async () => {
    const made = await run('import', 'content.json', '--new');
    expect(made).toMatchObject({ errors: '', output: expect.stringContaining('1 added (7)') });
    expect(made.output).toContain(`each is written to ${join(folder, 'kept/outbox')}.`);
    const { first, output } = await run('export');
    expect(first).toBe(made.first);
    expect(JSON.parse(output)).toMatchObject({ entries: [{ id: '7', title: 'Neu' }] });
  });

  it('leave-demo refuses beside own content, and names the command that removes demo leftovers', async () => {
    const { output, errors } = await run('leave-demo', '--yes');
    expect(output).toBe('');
    expect(errors).toBe(
      'There is no demo content in this database. If an older version left demo content beside your own, `npm run content:import -- FILE.json --replace` removes it.',
    );
  });

  it('retain asks for at least one day, as RETAIN_DAYS does', async () => {
    const { errors, code } = await run('retain', '0');
    expect(errors).toContain('npm run content:retain [-- DAYS]');
    expect(code).toBe(1);
  });

  it.each([
    ['import', ['content.json', '--check']],
    ['import', ['content.json', '--new']],
    ['retain', []],
  ])('%s %j refuses a database of an older version and doesn’t change it', async (command, args) => {
    const database = await openTestDatabase('pglite');
    const newest = 'created_at = (select max(created_at) from drizzle.__drizzle_migrations)';
    await database.pool.query(`delete from drizzle.__drizzle_migrations where ${newest}`);
    await database.stop();
    const { output, errors } = await runWith({ DATA_DIR: database.dataDir }, command, ...args);
    await rm(database.dataDir, { recursive: true });
    expect(output).toBe('');
    expect(errors).toMatch(/^This database belongs to an older version of Kachel: .+ Nothing was changed\.$/);
  });

  it('retain names a tile that it couldn’t clear, and ends with exit code 1', async () => {
    const { db, pool, dataDir, stop } = await openTestDatabase('pglite');
    const long = new Date('2020-01-01T11:00:00Z');
    const at = { submissionId: 'a', entryId: '7', tileId: '1', createdAt: long };
    await db.insert(competitionEntries).values({ ...at, data: { firstname: 'Kim' } });
    await pool.query("alter table competition_entries add check (data <> '{}')");
    await stop();
    const { output, errors, code } = await runWith({ DATA_DIR: dataDir }, 'retain');
    await rm(dataDir, { recursive: true });
    expect(output).toBe('Deleted the personal data of 0 participations, 0 files and 0 mails.\n');
    expect(errors).toMatch(
      /^Not all is deleted; .+:\nThe competition 1 of entry 7 could not be cleared: error: /,
    );
    expect(code).toBe(1);
  });

  it('is sent to the service that runs on the folder', async () => {
    const { openAdminServer } = await import('./admin-server.ts');
    const { createAdmin } = await import('./admin.ts');
    const database = await openTestDatabase('pglite');
    await writeFile(join(folder, '.env'), `DATA_DIR=${database.dataDir}\n`);
    const { db, dataDir } = database;
    const admin = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => new Date() });
    const stop = await openAdminServer(admin, dataDir);
    const { first, output } = await run('import', 'content.json');
    await mkdir(join(folder, 'taken'));
    const [printed, , option, two, taken, nowhere, noTile, noTileToClose] = await Promise.all([
      run('export'),
      run('export', 'saved.json'),
      run('export', '--help'),
      run('export', 'one.json', 'two.json'),
      run('export', 'taken'),
      run('export', 'no/saved.json'),
      run('report', '7', '1'),
      run('close', '7', '1'),
    ]);
    await stop();
    await database.close();
    expect(first).toBe(`Works on: database in ${join(dataDir, 'db')}, through the running service`);
    expect(output).toContain('1 added (7)');
    expect(JSON.parse(printed.output)).toMatchObject({ entries: [{ id: '7', title: 'Neu' }] });
    expect(await readFile(join(folder, 'saved.json'), 'utf8')).toBe(printed.output);
    expect([option, two, taken, nowhere]).toMatchObject([
      { output: '', errors: 'npm run --silent content:export [-- FILE.json]' },
      { output: '', errors: 'npm run --silent content:export [-- FILE.json]' },
      { output: '', errors: "taken can't be written (EISDIR)." },
      { output: '', errors: "no/saved.json can't be written (ENOENT)." },
    ]);
    const left = (await readdir(folder)).filter((name) => /unfinished|^-|one|two/.test(name));
    expect(left).toEqual([]);
    expect([noTile, noTileToClose]).toMatchObject([
      { output: '', errors: 'Nobody has taken part in tile 1 of entry 7. The content has no such tile.' },
      {
        output: '',
        errors: 'Nothing that riders sent to tile 1 of entry 7 is stored. The content has no such tile.',
      },
    ]);
  });

  it('shows one person’s data through the service, and deletes it only with --delete --yes', async () => {
    const { openAdminServer } = await import('./admin-server.ts');
    const { createAdmin } = await import('./admin.ts');
    const database = await openTestDatabase('pglite');
    const { db, dataDir } = database;
    await writeFile(join(folder, '.env'), `DATA_DIR=${dataDir}\n`);
    const mail = 'kim@example.org';
    const at = { submissionId: 'a', entryId: '7', tileId: '1', createdAt: new Date('2026-11-20T11:00:00Z') };
    await db.insert(competitionEntries).values({ ...at, emailNormalised: mail, data: { firstname: 'Kim' } });
    const admin = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', now: () => new Date() });
    const stop = await openAdminServer(admin, dataDir);
    const shown = await run('person', 'Kim+tram@Example.org');
    const byMistake = [
      await run('person', 'kim'),
      await run('person', 'nobody@example.org'),
      await run('person', mail, '--yes'),
      await runWith({ npm_config_delete: 'true' }, 'person', mail),
      await run('person', mail, '--delete'),
    ];
    const deleted = await run('person', mail, '--delete', '--yes');
    const again = await run('person', mail, '--delete', '--yes');
    await stop();
    await database.close();
    const data = 'competition 1 of entry 7, 2026-11-20 12:00:00, confirmed\n  firstname: Kim\n';
    expect(shown).toMatchObject({ output: data, errors: '' });
    expect(byMistake).toMatchObject([
      { output: '', errors: expect.stringContaining('kim is no e-mail address.') },
      { output: '', errors: 'Nothing is stored for nobody@example.org.' },
      { output: '', errors: expect.stringContaining('content:person -- MAIL') },
      { output: '', errors: expect.stringContaining('content:person -- MAIL') },
      {
        output: data,
        errors: 'This deletes all of it, and its files. Nothing was deleted: pass --yes to continue.',
      },
    ]);
    expect(deleted.output).toBe(
      `${data}Deleted the personal data of 1 participation, 0 files and 0 mails.\n`,
    );
    expect(again).toMatchObject({ output: '', errors: `Nothing is stored for ${mail}.` });
  });

  it.each([
    ['in the image', []],
    ['in a clone without development dependencies', ['cli-report.ts']],
  ])('has the same name %s, where it runs from the build', async (_, sources) => {
    const image = await mkdtemp(join(folder, 'image-'));
    await mkdir(join(image, 'build/host'), { recursive: true });
    const admin = join(image, 'server/content-service/admin');
    await mkdir(admin, { recursive: true });
    for (const file of sources) await copyFile(join(import.meta.dirname, file), join(admin, file));
    for (const file of ['run.mjs', 'programs.mjs'])
      await copyFile(projectFile(`scripts/${file}`), join(image, file));
    await writeFile(
      join(image, 'build/host/content-report.js'),
      'console.log(process.argv.slice(2).join());',
    );
    const child = spawn(process.execPath, ['run.mjs', 'content-report', '1', '2'], { cwd: image });
    expect(await text(child.stdout)).toBe('1,2\n');
  });
});
