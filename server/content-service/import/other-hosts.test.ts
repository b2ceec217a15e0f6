import { describe, expect, it } from 'vitest';
import { entry } from '#tests/support/content-service/content.ts';
import { engines, openTestDatabase } from '#tests/support/content-service/database.ts';
import { opened } from '#tests/support/opened.ts';
import { createAdmin } from '../admin/admin.ts';
import { importSummary } from '../admin/import-summary.ts';

describe.each(engines)('an import on %s', (engine) => {
  const database = opened(() => openTestDatabase(engine));
  const addresses = { publicUrl: 'https://kachel.example', publicApi: 'https://api.example/api' };
  const now = () => new Date('2026-11-20T11:00:00Z');
  const lastLine = async (content: object, order = {}) => {
    const { db, dataDir } = database;
    const admin = createAdmin({ db, dataDir, timeZone: 'Europe/Berlin', ...addresses, now });
    return importSummary(await admin.import(content, { replace: false, ...order }))
      .split('\n')
      .at(-1);
  };

  it('reports pictures of other hosts, which browsers load unasked, with host and entry', async () => {
    const video = { type: 'videokachel', title: 'Film', mediaURL: 'https://cdn.example/film' };
    const content = {
      pages: {
        start: [
          {
            type: 'colortopic',
            bgurl: 'http://bilder.example/bg.jpg',
            entries: [{ id: '3', title: 'Drei' }],
          },
        ],
      },
      entries: [
        entry({ id: '1', kacheln: [{ type: 'altkachel', mediaURL: 'https://cdn.example/a.jpg' }] }),
        entry({
          id: '2',
          kacheln: [
            { ...video, previewMediaURL: '//cdn.example/film.jpg' },
            { type: 'text', content: '<p>Da:</p><img alt="" src="https://cdn.example/a.jpg">' },
            { type: 'text', content: '<a href="https://zeitung.example/">Zeitung</a>' },
          ],
        }),
      ],
      wire: [
        {
          id: '4',
          title: 'dpa',
          kacheln: [{ type: 'dpa-image', extID: '1', mediaURL: 'https://dpa.example/a.jpg' }],
        },
      ],
    };
    const note =
      "4 pictures come from other hosts (cdn.example: entry 1, entry 2; dpa.example: wire post 4; bilder.example: page start): riders' browsers load them without asking the rider.";
    expect(await lastLine(content, { check: true })).toBe(note);
    expect(await lastLine(content)).toBe(note);
  });

  it.each([
    [
      'a video or a recording, which is loaded only when played',
      { type: 'audiokachel', title: 'Ton' },
      'https://cdn.example/a.mp3',
    ],
    ['a picture on the API’s host', { type: 'altkachel' }, 'https://api.example/elsewhere/a.jpg'],
    ['a picture on the pages’ host', { type: 'altkachel' }, 'https://kachel.example/elsewhere/a.jpg'],
  ])('doesn’t report %s', async (_, tile, mediaURL) => {
    expect(await lastLine({ entries: [entry({ id: '1', kacheln: [{ ...tile, mediaURL }] })] })).not.toContain(
      'hosts',
    );
  });
});
