import { expect, it } from 'vitest';
import { teaserOf } from '#app/content/teaser.ts';
import { readPositions } from '#app/contract/content/position.ts';
import { renderOnPage } from '#tests/support/render.tsx';
import { CardLabel } from './card-label.tsx';

it.each([
  ['the badge', 'Gewinnspiel', {}, false],
  ['the badge in other capitals', 'GEWINNSPIEL', {}, false],
  ['‘advertising’', 'Anzeige', { sponsored: true }, false],
  ['the name of another badge', 'Umfrage', {}, true],
])('a subline is shown unless it repeats %s, in each language', (_, subheader, more, shown) => {
  const teaser = { type: 'altkachel', teaser: 'big', header: 'Freikarten', subheader };
  const kacheln = [teaser, { type: 'competition', id: '8', title: 'Freikarten' }];
  const raw = [{ type: 'full', entries: [{ id: '181', title: 'Freikarten', kacheln, ...more }] }];
  const [entry] = readPositions(raw, 'test', () => undefined)?.[0]?.entries ?? [];
  if (!entry) throw new Error('no entry');
  for (const language of ['de', 'en'] as const) {
    const html = renderOnPage(<CardLabel teaser={teaserOf(entry, 'big')} />, { language });
    expect(html.includes('card-kicker'), language).toBe(shown);
  }
});
