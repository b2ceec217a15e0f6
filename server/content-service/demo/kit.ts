import type { DemoDates } from './dates.ts';
import type { DemoEntry, DemoTile } from './import-file.ts';
import { type PictureName, pictureFile } from './pictures.ts';

/** Dates and media URLs, for all parts of the demo content. */
export interface DemoHelpers {
  dates: DemoDates;
  /** The address of a media file. */
  media: (file: string) => string;
}

/** Text on a picture, shown instead of it in the text-only view. */
interface Words {
  header?: string;
  subheader?: string;
  text?: string;
}

export interface Card extends Words {
  picture: PictureName;
}

interface Story {
  title: string;
  /** Days from today and time of publication. */
  from: number;
  time?: string;
  /** Days from today until which it is published. */
  till?: number;
  card: Card;
  /** The wide card, for positions that show banners. */
  banner?: Card;
  /** The same picture again at the top of the entry page; off where other media stand there. */
  lead?: boolean;
  tiles: DemoTile[];
  share?: boolean;
  link?: string;
  color?: string;
  /** Marked as advertising. */
  sponsored?: boolean;
}

const sizeOf = (name: PictureName): [number, number] => {
  if (name.startsWith('banner-')) return [1388, 220];
  if (name.startsWith('portrait-')) return [900, 1200];
  if (name.startsWith('poster-')) return [1280, 720];
  return [1600, 1200];
};

export function picture(kit: DemoHelpers, { picture: name, ...words }: Card, more: object = {}): DemoTile {
  const [mediaWidth, mediaHeight] = sizeOf(name);
  const mediaURL = kit.media(pictureFile(name));
  return { type: 'station-altkachel', mediaURL, mediaWidth, mediaHeight, ...words, ...more };
}

export const teaser = (kit: DemoHelpers, card: Card, size: 'big' | 'small' | 'banner'): DemoTile =>
  picture(kit, card, { teaser: size });

export const text = (content: string): DemoTile => ({ type: 'text', content });

/** Paragraphs of an article. */
const paragraphs = (...sentences: string[]): string => sentences.map((s) => `<p>${s}</p>`).join('\n');

export const article = (...sentences: string[]): DemoTile => text(paragraphs(...sentences));

export const quote = (words: string, author: string, author_role: string, title = ''): DemoTile => ({
  type: 'quote',
  title,
  quote: `<p>${words}</p>`,
  author,
  author_role,
});

/** An entry: its teaser cards, its main picture unless `lead` is false, then `tiles`. */
export function story(kit: DemoHelpers, id: string, about: Story): DemoEntry {
  const { card, banner, lead = true, tiles } = about;
  return {
    id,
    title: about.title,
    external_link: about.link ?? '',
    share: about.share ?? true,
    publish_from:
      about.from > 0 ? kit.dates.day(about.from, about.time) : kit.dates.published(about.from, about.time),
    publish_till: kit.dates.day(about.till ?? 45),
    backgroundColor: about.color ?? '#ffffff',
    ...(about.sponsored ? { sponsored: true } : {}),
    kacheln: [
      teaser(kit, card, 'big'),
      teaser(kit, card, 'small'),
      ...(banner ? [teaser(kit, banner, 'banner')] : []),
      ...(lead ? [picture(kit, card)] : []),
      ...tiles,
    ],
  };
}
