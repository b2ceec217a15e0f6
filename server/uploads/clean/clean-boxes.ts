import { type Box, boxesIn, emptyBox, findBox } from './boxes.ts';
import { eraseSamples } from './erase-samples.ts';
import type { FileBytes } from './file-bytes.ts';
import { FileRefusal } from './file-refusal.ts';

/**
 * MP4, QuickTime and 3GP: boxes that players need stay, all others are overwritten in place (location, maker, titles,
 * notes; tracks of positions and faces with their samples). An allow-list, because cameras add ever new boxes.
 */

type CleanBox = (bytes: FileBytes, box: Box) => Promise<void>;
type Rules = Readonly<Record<string, CleanBox>>;

const keep: CleanBox = async () => undefined;
const within =
  (rules: Rules): CleanBox =>
  (bytes, { content, end }) =>
    applyRules(bytes, content, end, rules);
const keepAll = (...types: string[]): Rules => Object.fromEntries(types.map((type) => [type, keep]));

/** Zeroes creation and modification times. */
const forgetTimes: CleanBox = async (bytes, { content }) => {
  const [version] = await bytes.read(content, 1);
  await bytes.zero(content + 4, version === 1 ? 16 : 8);
};

/** Zeroes manufacturer and name of the handler; its type stays. */
const forgetHandler: CleanBox = (bytes, { content, end }) =>
  bytes.zero(content + 12, Math.max(0, end - content - 12));

/** Replaces data references, which may name files of the editor's computer, by 'same file'. */
const forgetFiles: CleanBox = async (bytes, { content, end }) => {
  for await (const entry of boxesIn(bytes, content + 8, end)) {
    await bytes.write(entry.content, Buffer.from([0, 0, 0, 1]));
    await bytes.zero(entry.content + 4, entry.end - entry.content - 4);
  }
};

const IN_ENTRY = new Set(['udta', 'meta', 'uuid', 'name']);
/** Codec settings that begin with the manufacturer's code (3GP of old phones). */
const VENDOR_BOXES = new Set(['d263', 'damr']);

async function cleanEntry(bytes: FileBytes, from: number, to: number): Promise<void> {
  for await (const child of boxesIn(bytes, from, to)) {
    if (IN_ENTRY.has(child.type)) await emptyBox(bytes, child);
    if (VENDOR_BOXES.has(child.type)) await bytes.zero(child.content, 4);
  }
}

/** Zeroes the vendor code of each sample description. */
const forgetEncoder: CleanBox = async (bytes, { content, end }) => {
  for await (const entry of boxesIn(bytes, content + 8, end)) {
    if (entry.end - entry.content < 16) throw new FileRefusal('WRONG TYPE');
    await bytes.zero(entry.content + 12, 4);
    if (/^sa[mw][rb]$/.test(entry.type)) await cleanEntry(bytes, entry.content + 28, entry.end);
  }
};
const forgetVideoEncoder: CleanBox = async (bytes, box) => {
  await forgetEncoder(bytes, box);
  for await (const entry of boxesIn(bytes, box.content + 8, box.end)) {
    if (entry.end - entry.content < 78) throw new FileRefusal('WRONG TYPE');
    await bytes.zero(entry.content + 42, 32);
    await cleanEntry(bytes, entry.content + 78, entry.end);
  }
};

const trackRules = (entries: CleanBox): Rules => ({
  ...keepAll('tapt'),
  tkhd: forgetTimes,
  edts: within(keepAll('elst')),
  mdia: within({
    mdhd: forgetTimes,
    hdlr: forgetHandler,
    minf: within({
      ...keepAll('vmhd', 'smhd'),
      hdlr: forgetHandler,
      dinf: within({ dref: forgetFiles }),
      stbl: within({
        ...keepAll('stts', 'ctts', 'cslg', 'stss', 'stsh', 'stsz', 'stz2', 'stsc', 'stco', 'co64'),
        ...keepAll('sdtp', 'sbgp', 'sgpd', 'stdp', 'padb'),
        stsd: entries,
      }),
    }),
  }),
});

const TRACKS: Readonly<Record<string, Rules>> = {
  vide: trackRules(forgetVideoEncoder),
  soun: trackRules(forgetEncoder),
};

const FILM: Rules = {
  ...keepAll('ftyp', 'styp', 'sidx', 'mdat'),
  moov: async (bytes, film) => {
    const track: CleanBox = async (_, box) => {
      const rules = TRACKS[await kindOf(bytes, box)];
      if (rules) return applyRules(bytes, box.content, box.end, rules);
      await eraseSamples(bytes, box);
      await emptyBox(bytes, box);
    };
    await applyRules(bytes, film.content, film.end, {
      mvhd: forgetTimes,
      mvex: within(keepAll('mehd', 'trex')),
      trak: track,
    });
  },
  moof: within({
    ...keepAll('mfhd'),
    traf: within(keepAll('tfhd', 'tfdt', 'trun', 'sdtp', 'sbgp', 'sgpd')),
  }),
  mfra: within(keepAll('tfra', 'mfro')),
};

async function kindOf(bytes: FileBytes, track: Box): Promise<string> {
  const handler = await findBox(bytes, track, 'mdia', 'hdlr');
  return handler === null ? '' : (await bytes.read(handler.content + 8, 4)).toString('latin1');
}

async function applyRules(bytes: FileBytes, from: number, to: number, rules: Rules): Promise<void> {
  for await (const box of boxesIn(bytes, from, to)) {
    await (Object.hasOwn(rules, box.type) ? (rules[box.type] as CleanBox) : emptyBox)(bytes, box);
  }
}

export function cleanBoxes(bytes: FileBytes): Promise<void> {
  return applyRules(bytes, 0, bytes.size, FILM);
}
