import { describe, expect, it } from 'vitest';
import { newCacheHints } from '#app/config/hosted-app.ts';
import { teaserOf } from '#app/content/teaser.ts';
import { readEntry } from '#app/contract/content/entry.ts';
import { instantOf } from '#app/contract/time.ts';
import type { RawTile } from '#app/tiles/tile/tile-fixtures.ts';
import { CacheHintsProvider } from '#app/visit/cache-hints-context.ts';
import { renderOnPage } from '#tests/support/render.tsx';
import { SmallCard } from './small-card.tsx';

const ends = { endDate: '2026-11-22T18:00' };
const deal = { type: 'deal', id: '1', buttonText: 'Sichern', email: 'deal@cafe.example', ...ends };
const raffle = { type: 'competition', id: '1', title: 'Karten', ...ends };
const action = { type: 'action', id: '1', title: 'Mitmachen' };

/** A card on the afternoon of 20 November 2026, and until when its page may be cached. */
function card(tile: RawTile) {
  const raw = { id: '1', title: 'Brezeln', publish_till: '2026-11-21 12:00', kacheln: [tile] };
  const entry = readEntry(raw, 'test', () => undefined);
  if (!entry) throw new Error('no entry');
  const cacheHints = newCacheHints();
  const html = renderOnPage(
    <CacheHintsProvider value={cacheHints}>
      <SmallCard teaser={teaserOf(entry, 'small')} />
    </CacheHintsProvider>,
  );
  return { html, until: cacheHints.until };
}

describe('a card shows how soon its offer ends', () => {
  it.each([
    ['a deal', deal, 'Noch 2 Tage'],
    ['a raffle that shows its end', { ...raffle, showEnddate: '1' }, 'Noch 2 Tage'],
    ['an action with its entry’s dates', { ...action, showParticipationTimespan: 1 }, 'Endet morgen'],
  ])('%s', (_, tile, words) => {
    expect(card(tile).html).toContain(words);
  });

  it.each([
    ['a raffle without showEnddate', raffle],
    ['an action without showParticipationTimespan', { ...action, ...ends }],
    ['a deal that has ended', { ...deal, endDate: '2026-11-19' }],
  ])('but not %s', (_, tile) => {
    expect(card(tile).html).not.toMatch(/Noch|Endet/);
  });

  it('and its page is cached until midnight at most', () => {
    expect(card(deal).until).toBe(instantOf('2026-11-21T00:00:00', 'Europe/Berlin'));
    expect(card(raffle).until).toBe(Number.POSITIVE_INFINITY);
  });
});
