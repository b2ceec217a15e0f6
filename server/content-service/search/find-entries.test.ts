import { beforeAll, describe, expect, it } from 'vitest';
import { entry } from '#tests/support/content-service/content.ts';
import { type Engine, engines, openTestDatabase } from '#tests/support/content-service/database.ts';
import { GOLDEN_SET } from '#tests/support/golden-set.ts';
import { opened } from '#tests/support/opened.ts';
import { archiveSpan } from '../content/archive-window.ts';
import { setState } from '../db/changed.ts';
import { entries, searchWords } from '../db/schema.ts';
import { demoContent } from '../demo/demo-content.ts';
import { importContent } from '../import/import-content.ts';
import { findEntries } from './find-entries.ts';
import { indexEntries } from './index-entries.ts';
import { renewSearchIndex } from './renew-index.ts';

const NOW = new Date('2026-11-20T11:00:00Z');
const timeZone = 'Europe/Berlin';
const span = archiveSpan(NOW, timeZone);

const text = (content: string) => ({ type: 'text', content });
const told = (id: string, title: string, content: string, fields: object = {}) =>
  entry({ id, title, kacheln: [text(content)], publish_from: '2026-11-10 08:00:00', ...fields });

const found = new Map<Engine, string[][]>();

describe.each(engines)('the archive search on %s', (engine) => {
  const database = opened(() => openTestDatabase(engine));
  const search = (term: string) => findEntries(database.db, term, { span, without: ['8'] });

  it('finds what riders mean among the first three, for 95 of 100 queries', {
    timeout: 120_000,
  }, async () => {
    const demo = demoContent({ now: NOW, timeZone, mediaBase: '/api/uploads/' });
    await importContent(database.db, demo, { now: NOW, timeZone, source: 'demo' });
    const missed: string[] = [];
    const answers: string[][] = [];
    for (const [term, id] of GOLDEN_SET) {
      const ids = await search(term);
      answers.push(ids);
      if (!ids.slice(0, 3).includes(id)) missed.push(`${term}: ${ids.slice(0, 3)} instead of ${id}`);
    }
    found.set(engine, answers);
    expect(GOLDEN_SET.length).toBeGreaterThanOrEqual(40);
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(GOLDEN_SET.length * 0.05);
  });

  describe('in an archive of few', () => {
    beforeAll(() =>
      importContent(
        database.db,
        {
          entries: [
            told('1', 'Neue Züge', '<p>Die <b>S</b>tadt&shy;bahn fährt ins M&uuml;hlental.</p>'),
            told('2', 'Kulturhaus', 'Ein langer Abend mit der Jazzband in der Stadthalle.'),
            told('3', 'Lange Nacht', 'Die lange Nacht der Museen beginnt am Hauptbahnhof.'),
            told('4', 'Nachtzüge', 'Schlafend nach Süden.', { publish_from: '2026-11-11 08:00:00' }),
            told('5', 'Entwurf Nacht', 'Noch nicht fertig, am Hauptbahnhfo.', { draft: true }),
            told('6', 'Alte Nacht', 'Zu alt.', { publish_from: '2026-10-01' }),
            told('7', 'Künftige Nacht', 'Zu früh.', { publish_from: '2026-11-21' }),
            told('8', 'Nacht des Personals', 'Nicht für alle.'),
            told('10', 'Offen', 'Die Fahrradwerkstatt am Kai und die Häuserzeile am Fluss.'),
            told('11', 'Fahrplan', 'Die Fähre hat einen neuen.'),
            told('9', '50% & mehr_Rabatt', 'Ein \\ Zeichen und ein ’ Apostroph.'),
            told('12', 'Preise', 'Wie besser? Wir müssen CO₂ sparen, sagen Schaffner:innen und Maler*innen.'),
            told('13', '„Faust“-Premiere', 'Eine Reise ins Gebirge.'),
          ],
        },
        { now: NOW, timeZone, source: 'import', replace: true },
      ),
    );

    it.each([
      ['Zug', ['1', '4'], 'plural and compound, the whole word first'],
      ['zuegen', ['1'], 'spelled out, dative'],
      ['Züge', ['1', '4'], 'plural of a compound’s end'],
      ['bahn', ['3', '1'], 'part of a word'],
      ['stadtbahn', ['1'], 'through a soft hyphen and markup'],
      ['mühlental', ['1'], 'written as an entity'],
      ['kultur', ['2'], 'beginning of a word'],
      ['Tür', [], 'not in Kultur'],
      ['Fahrräder', ['10'], 'in a compound that begins with the singular'],
      ['Häuser', ['2', '10'], 'in a compound that ends with the singular, or begins with it'],
      ['Haus', ['2', '10'], 'in a compound that begins with the plural'],
      ['Fähre', ['11'], 'not in words that begin with half of it'],
      ['Reise', ['13', '12'], 'the whole word in a text before a part of one in a headline'],
      ['Essen', [], 'not in words with half of it'],
      ['CO2', ['12'], 'written with a small digit'],
      ['Schaffnerinnen', ['12'], 'written with a colon'],
      ['Malerinnen', ['12'], 'written with an asterisk'],
      ['nacht', ['3', '4'], 'not drafts, not too old, not too new, not hidden'],
      ['"lange Nacht"', ['3'], 'as a phrase'],
      ['"Nacht lange"', [], 'not in another order'],
      ['nacht -museen', ['4'], 'without a word'],
      ['nacht -"lange nacht"', ['4'], 'without a phrase'],
      ['-nacht', [], 'nothing but exclusions'],
      ['„Faust“-Premiere', ['13'], 'a headline with a hyphen at its quotes'],
      ['lange jazzband', ['2'], 'all words before some of them'],
      ['museen quastenflosser', ['3'], 'some words where no entry has all'],
      ['"lange Nacht" quastenflosser', ['3'], 'a phrase where no entry has the word beside it'],
      ['"lange Nacht" jazzband', ['3'], 'a phrase where the word beside it is in another entry'],
      ['"lange Nacht" museen jazzband', ['3'], 'a phrase with some words'],
      ['"lange Nacht" quastenflosser jazzband', ['3'], 'a phrase without any of the words'],
      ['Jazzbnad Museun', ['3', '2'], 'two misspelled words of two entries'],
      ['Jzzbnd', [], 'too far from any word'],
      ['Wien', [], 'near only a word that the search ignores'],
      ['Kulturhuas', ['2'], 'misspelled'],
      ['Hauptbahnhfo', ['3'], 'misspelled as in a draft'],
      ['50%', ['9'], 'a wildcard of LIKE'],
      ['_', [], 'nothing but a wildcard'],
      ['rabatt\\', ['9'], 'an escape'],
      ["'; delete from entries; --", [], 'an attack'],
      ['a & b | !c:*', [], 'tsquery’s own words'],
      ['\u0000nacht', ['3', '4'], 'NUL'],
      ['nacht \ud800', ['3', '4'], 'half a character'],
      ['x'.repeat(100_000), [], 'no end'],
    ])('%s finds %j: %s', async (term, ids) => {
      const answer = await search(term);
      expect(answer).toEqual(ids);
    });

    it('finds entries again after the index of an earlier version was rebuilt', async () => {
      await database.db.update(entries).set({ searchText: '', titleStems: '', bodyStems: 'alt' });
      await database.db.update(searchWords).set({ stem: 'früher' });
      expect(await search('Kulturhaus')).toEqual([]);
      await renewSearchIndex(database.db, NOW);
      expect(await search('Kulturhaus')).toEqual(['2']);
    });

    it('doesn’t overwrite the index of a later version', async () => {
      const { db } = database;
      await setState(db, 'search', '10', NOW);
      await db.update(entries).set({ searchText: 'später' });
      await renewSearchIndex(db, NOW);
      expect(await db.selectDistinct({ text: entries.searchText }).from(entries)).toEqual([
        { text: 'später' },
      ]);
      await setState(db, 'search', '1', NOW);
      await renewSearchIndex(db, NOW);
      expect(await search('"lange Nacht"')).toEqual(['3']);
    });

    it('reads nothing that no index has sorted in', async () => {
      const many = Array.from({ length: 60 }, (_, n) => told(String(2000 + n), `Nebel ${n}`, `Dunst${n}.`));
      await importContent(database.db, { entries: many }, { now: NOW, timeZone, source: 'import' });
      expect(await indexEntries(database.db)).toBe(0);
    });

    it('finds a word though 130 newer entries have parts of it', async () => {
      const newer = Array.from({ length: 130 }, (_, n) =>
        told(String(3000 + n), `Preise ${n}`, 'Die Reise zum Gleis.', {
          publish_from: '2026-11-15 08:00:00',
        }),
      );
      const older = [told('50', 'Eis für alle', 'Am Park.'), told('51', 'Park', 'Heute gibt es Eis.')];
      await importContent(
        database.db,
        { entries: [...newer, ...older] },
        { now: NOW, timeZone, source: 'import' },
      );
      expect((await search('Eis')).slice(0, 2)).toEqual(['50', '51']);
      expect((await search('Eis Quastenflosser')).slice(0, 2)).toEqual(['50', '51']);
    });

    it('returns at most 50 entries', async () => {
      const many = Array.from({ length: 60 }, (_, n) => told(String(1000 + n), `Marathon ${n}`, 'Lauf.'));
      await importContent(database.db, { entries: many }, { now: NOW, timeZone, source: 'import' });
      expect(await search('marathon')).toHaveLength(50);
    });
  });
});

it.runIf(engines.length > 1)('finds the same in the same order on both engines', () => {
  const [first, ...others] = [...found.values()];
  for (const other of others) expect(other).toEqual(first);
});
