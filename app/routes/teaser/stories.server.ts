import { cardLink } from '#app/addresses/card-link.ts';
import { QUALITY, resizedUrl } from '#app/addresses/media.ts';
import { badgeText } from '#app/components/badge.tsx';
import { type BadgeKind, openBadgeOf } from '#app/content/badge.ts';
import { tinySize } from '#app/content/natural-size.ts';
import type { Entry } from '#app/contract/content/entry.ts';
import { isPaidPosition, type Position } from '#app/contract/content/position.ts';
import type { WirePost } from '#app/contract/content/wire-post.ts';
import type { AltkachelTile } from '#app/contract/tiles/altkachel.ts';
import { instantOf } from '#app/contract/time.ts';
import type { TextKey } from '#app/i18n/de.ts';
import { type Translate, translator } from '#app/i18n/translate.ts';
import { ownColor } from '#app/lib/color.ts';
import { qrPath } from '#app/lib/qr-path.server.ts';
import { cardsOf } from '#app/positions/position/position-traits.ts';
import { entryPath, pathTo } from '#app/route-table.ts';
import type { Story, StoryPicture } from '#app/vehicle-screen/story.ts';
import type { Page } from '#app/visit/page.ts';

const INVITATIONS: Record<string, TextKey> = {
  survey: 'screenVote',
  competition: 'screenTakePart',
  action: 'screenTakePart',
  deal: 'screenDeal',
};

/** In characters. With a longer headline no text is shown. */
const LONGEST_WITH_TEXT = 52;
const LONGEST_TEXT = 100;

/**
 * A teaser page as stories for a vehicle screen: each entry once, in the page's order. Without advertising banners and
 * entries without words.
 */
export function storiesOf(page: Page, positions: readonly Position[], t: Translate): Story[] {
  const stories = new Map<string, Story>();
  for (const position of positions) {
    if (isPaidPosition(position.type)) continue;
    for (const { teaser, survey } of cardsOf(position)) {
      const { entry, tile } = teaser;
      const headline = (survey?.question || teaser.headline).trim();
      if (headline === '' || stories.has(entry.id)) continue;
      const kind = openBadgeOf(entry, page);
      const kicker = teaser.subline || position.title.trim();
      stories.set(entry.id, {
        id: entry.id,
        label: entry.sponsored ? t('badgeSponsored') : '',
        badge: kind ? badgeText(kind, t) : '',
        kicker: repeatsBadge(kicker, kind) || kicker === headline ? '' : kicker,
        headline,
        text: survey || headline.length > LONGEST_WITH_TEXT ? '' : shortenText(teaser.text),
        picture: tile?.mediaURL ? pictureOf(page, tile) : null,
        color: ownColor(entry.backgroundColor),
        code: qrPath(`${page.origin}${pathOnPhone(entry, page, survey !== null)}`),
        invitation: t(INVITATIONS[kind ?? ''] ?? 'screenRead'),
      });
    }
  }
  return [...stories.values()];
}

/** The age from which lists show a wire post's date instead. A screen shows neither, so it leaves older ones out. */
const WIRE_MS = 24 * 60 * 60_000;

/** The wire posts of a screen: no advertising, and nothing old if the feed stands still. */
export function screenWire({ now, timeZone }: Page, posts: readonly WirePost[]): WirePost[] {
  return posts.filter(({ sponsored, article }) => {
    const published = instantOf(article.publishTime, timeZone);
    return !sponsored && (published === null || now - published < WIRE_MS);
  });
}

/** A kicker that only repeats the badge is hidden; editors write German, whatever the screen's language. */
function repeatsBadge(kicker: string, kind: BadgeKind | null): boolean {
  return kind !== null && kicker.toLowerCase() === badgeText(kind, translator('de')).toLowerCase();
}

/** The first sentence if it is short, else as many whole words as fit. */
function shortenText(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  const start = text.slice(0, LONGEST_TEXT);
  const sentence = /^.{20,}[.!?](?= )/su.exec(start)?.[0];
  return sentence ?? `${start.slice(0, start.lastIndexOf(' '))} …`;
}

/** A code that is read from some metres away holds little more; over 2,300 bytes it can't be made. */
const LONGEST_PATH = 200;

/** Path in the QR code: a short URL on our own site, without the screen's parameters. */
function pathOnPhone(entry: Entry, page: Page, toVote: boolean): string {
  const link = cardLink(entry, page.path, page);
  // A survey is on the entry's own page, wherever its card leads.
  const own = !toVote && !link.external && link.href !== entryPath(entry) && link.href.length <= LONGEST_PATH;
  return own ? link.href : pathTo('entry', { id: entry.id });
}

function pictureOf({ uploads }: Page, tile: AltkachelTile): StoryPicture {
  const { mediaURL, mediaWidth, mediaHeight } = tile;
  const ratio = mediaWidth && mediaHeight ? mediaWidth / mediaHeight : 4 / 3;
  return {
    url: resizedUrl(uploads, mediaURL, 1280, QUALITY.desktop),
    whole: ratio > 2.4 || ratio < 0.6,
    tiny: tinySize(tile, 'column'),
  };
}
