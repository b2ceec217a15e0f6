import { expect, it } from 'vitest';
import { teaserOf } from '#app/content/teaser.ts';
import { readPositions } from '#app/contract/content/position.ts';
import { renderOnPage } from '#tests/support/render.tsx';
import { BigCard } from './big-card.tsx';

it.each([
  ['yes without a picture', '', {}, true],
  ['no below its picture', '/uploads/a.jpg', {}, false],
  ['no in text-only mode, where no card has a picture', '/uploads/a.jpg', { textOnly: true }, false],
])('a card’s text is vertically centred: %s', (_, mediaURL, page, middle) => {
  const tile = { type: 'altkachel', teaser: 'big', mediaURL, header: 'Nachtlinien' };
  const raw = [{ type: 'full', entries: [{ id: '181', title: 'Nachts heim', kacheln: [tile] }] }];
  const [entry] = readPositions(raw, 'test', () => undefined)?.[0]?.entries ?? [];
  if (!entry) throw new Error('no entry');
  const html = renderOnPage(<BigCard teaser={teaserOf(entry, 'big')} />, page);
  expect(html.includes('justify-center')).toBe(middle);
});
