import { describe, expect, it } from 'vitest';
import { readPositions } from '#app/contract/content/position.ts';
import { readWirePosts } from '#app/contract/content/wire-post.ts';
import { translator } from '#app/i18n/translate.ts';
import { qrPath } from '#app/lib/qr-path.server.ts';
import { testPage } from '#tests/support/render.tsx';
import { screenWire, storiesOf } from './stories.server.ts';

const t = translator('de');

function tile(more: Record<string, unknown> = {}) {
  return {
    type: 'sender-altkachel',
    teaser: 'big',
    header: 'Brücke frei',
    mediaURL: '/uploads/a.jpg',
    ...more,
  };
}

function entry(id: string, kacheln: unknown[] = [tile()], more: Record<string, unknown> = {}) {
  return { id, title: `Beitrag ${id}`, kacheln, ...more };
}

function stories(...positions: Array<Record<string, unknown>>) {
  const read = readPositions(positions, 'test', () => undefined) ?? [];
  return storiesOf(testPage({ path: '/' }), read, t);
}

describe('a vehicle screen’s stories', () => {
  it('are the page’s entries in order, each once', () => {
    const found = stories(
      { type: 'slider', entries: [entry('2'), entry('1')] },
      { type: 'full', entries: [entry('1'), entry('3')] },
    );
    expect(found.map(({ id }) => id)).toEqual(['2', '1', '3']);
  });

  it('are none of a wire block’s entries', () => {
    expect(stories({ type: 'dpaheadlines', entries: [entry('9001')] })).toEqual([]);
  });

  it('omit advertising banners and entries without text', () => {
    const wordless = entry('4', [tile({ header: '' })], { title: '' });
    expect(stories({ type: 'banner', entries: [entry('1')] }, { type: 'full', entries: [wordless] })).toEqual(
      [],
    );
  });

  it('label advertising', () => {
    const found = stories({ type: 'full', entries: [entry('1', [tile()], { sponsored: true }), entry('2')] });
    expect(found.map(({ label }) => label)).toEqual(['Anzeige', '']);
  });

  it('show a large picture, uncropped if too much would be cut off', () => {
    const [story, strip] = stories({
      type: 'full',
      entries: [entry('1'), entry('2', [tile({ mediaWidth: 1280, mediaHeight: 200 })])],
    });
    expect(story?.picture).toEqual({ url: '/uploads/resize/1280/90/a.jpg', whole: false });
    expect(strip?.picture?.whole).toBe(true);
  });

  it('know the own size of a picture that is too small for its place', () => {
    const sized = [
      [120, 90],
      [640, 480],
    ].map(([mediaWidth, mediaHeight], index) => entry(String(index), [tile({ mediaWidth, mediaHeight })]));
    expect(stories({ type: 'full', entries: sized }).map(({ picture }) => picture?.tiny)).toEqual([
      { width: 120, height: 90 },
      undefined,
    ]);
  });

  it('have the badge as kicker, and a survey’s question as headline', () => {
    const survey = {
      type: 'survey',
      id: '9',
      question: 'Fenster oder Gang?',
      answer1: 'A',
      answer2: 'B',
      onStartpage: 1,
    };
    const competition = { type: 'competition', id: '8', title: 'Freikarten' };
    const [first, second] = stories({
      type: 'full',
      entries: [entry('1', [tile(), survey]), entry('2', [tile(), competition])],
    });
    expect(first).toMatchObject({
      headline: 'Fenster oder Gang?',
      badge: 'Umfrage',
      invitation: t('screenVote'),
    });
    expect(second).toMatchObject({
      headline: 'Brücke frei',
      badge: 'Gewinnspiel',
      invitation: t('screenTakePart'),
    });
  });

  it.each(['de', 'en'] as const)('have no kicker that repeats the badge (in %s)', (language) => {
    const competition = { type: 'competition', id: '8', title: 'Freikarten' };
    const kacheln = [tile({ subheader: 'Gewinnspiel' }), competition];
    const read = readPositions([{ type: 'full', entries: [entry('1', kacheln)] }], 'test', () => undefined);
    const [story] = storiesOf(testPage({ language }), read ?? [], translator(language));
    expect(story).toMatchObject({ badge: translator(language)('badgeCompetition'), kicker: '' });
  });

  const raffle = { type: 'competition', id: '8', title: 'Freikarten' };
  const action = { type: 'action', id: '8', title: 'Fotos' };
  const deal = { type: 'deal', id: '8', buttonText: 'Sichern', email: 'a@example.org' };
  const vote = { type: 'survey', id: '8', question: 'Fenster?', answer1: 'A', answer2: 'B', onStartpage: 1 };
  const past = { endDate: '2026-11-20 14:59:59' };
  const running = { startDate: '2026-11-20 15:00:00', endDate: '2026-11-20 15:00:00' };
  const coming = { startDate: '2026-11-20 15:00:01' };

  it.each([
    ['a raffle that has ended', [{ ...raffle, ...past }], {}, '', 'screenRead'],
    ['a raffle that hasn’t begun', [{ ...raffle, ...coming }], {}, '', 'screenRead'],
    ['a raffle that is open', [{ ...raffle, ...running }], {}, 'Gewinnspiel', 'screenTakePart'],
    ['an action that has ended', [{ ...action, ...past }], {}, '', 'screenRead'],
    ['an action that hasn’t begun', [{ ...action, ...coming }], {}, '', 'screenRead'],
    ['an action whose entry has ended', [action], { publish_till: past.endDate }, '', 'screenRead'],
    ['an action that is open', [{ ...action, ...running }], {}, 'Aktion', 'screenTakePart'],
    ['a deal that has ended', [{ ...deal, ...past }], {}, '', 'screenRead'],
    ['a deal that hasn’t begun', [{ ...deal, ...coming }], {}, '', 'screenRead'],
    ['a deal that is open', [{ ...deal, ...running }], {}, 'Deal', 'screenDeal'],
    ['a survey that has ended', [{ ...vote, ...past }], {}, '', 'screenRead'],
    ['a survey that is open', [{ ...vote, endDate: running.endDate }], {}, 'Umfrage', 'screenVote'],
    ['what is open beside an ended raffle', [{ ...raffle, ...past }, vote], {}, 'Umfrage', 'screenVote'],
  ] as const)('invite to what is open now: %s', (_, tiles, more, badge, invitation) => {
    const [story] = stories({ type: 'full', entries: [entry('1', [tile(), ...tiles], more)] });
    expect(story).toMatchObject({ badge, invitation: t(invitation) });
  });

  it.each([
    ['#338C15', '#338C15'],
    ['#FFFFFF', ''],
    ['', ''],
  ])('have the chosen background colour: %s', (backgroundColor, color) => {
    const [story] = stories({ type: 'full', entries: [entry('1', undefined, { backgroundColor })] });
    expect(story?.color.toLowerCase()).toBe(color.toLowerCase());
  });

  it.each([
    ['its own page', '', '/beitrag/1'],
    ['a page of ours', '{address}/sport', '/heute/sport'],
    ['its own page where no code holds another', `/heute?x=${'a'.repeat(2400)}`, '/beitrag/1'],
    ['its own page instead of another host', 'https://elsewhere.example/', '/beitrag/1'],
  ])('link to %s', (_, external_link, path) => {
    const [story] = stories({ type: 'full', entries: [entry('1', undefined, { external_link })] });
    expect(story?.code).toEqual(qrPath(`https://tram.example${path}`));
  });

  it('link to the survey, wherever its entry’s card leads', () => {
    const elsewhere = { external_link: '{address}/sport' };
    const [story] = stories({ type: 'full', entries: [entry('1', [tile(), vote], elsewhere)] });
    expect(story?.code).toEqual(qrPath('https://tram.example/beitrag/1'));
  });

  it.each([
    ['Kurz.', 'Kurz.'],
    [`${'Erster Satz, der so lang ist. '}${'weiter '.repeat(20)}`, 'Erster Satz, der so lang ist.'],
    ['wort '.repeat(40).trim(), `${'wort '.repeat(20)}…`],
  ])('shorten the text to what fits: %s', (text, expected) => {
    const [story] = stories({ type: 'full', entries: [entry('1', [tile({ text })])] });
    expect(story?.text).toBe(expected);
  });
});

describe('a vehicle screen’s wire posts', () => {
  // The page's time is 15:00 in Berlin.
  it.each([
    ['a new one', { publishTime: '2026-11-20 14:59:00' }, {}, true],
    ['the last that lists show with its age', { publishTime: '2026-11-19 15:00:01' }, {}, true],
    ['the first that lists show with its date', { publishTime: '2026-11-19 15:00:00' }, {}, false],
    ['one from a feed whose clock is fast', { publishTime: '2026-11-20 15:02:00' }, {}, true],
    ['one without a time', { publishTime: '' }, {}, true],
    ['advertising', { publishTime: '2026-11-20 14:59:00' }, { sponsored: true }, false],
  ])('%s', (_, article, more, shown) => {
    const post = {
      id: '9001',
      kacheln: [
        { type: 'dpa-infoline-entry', title: 'T', kicker: 'K', teaser: 'S', ...article },
        { type: 'dpa-image', mediaURL: '/uploads/a.jpg' },
      ],
      ...more,
    };
    const posts = readWirePosts([post], expect.fail) ?? [];
    expect(posts).toHaveLength(1);
    expect(screenWire(testPage(), posts)).toEqual(shown ? posts : []);
  });
});
