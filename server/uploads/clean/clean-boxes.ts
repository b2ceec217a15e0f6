import { applyRules, type CleanBox, keepAll, type Rules, within } from './box-rules.ts';
import { type Box, boxesIn, emptyBox, findBox } from './boxes.ts';
import type { FileBytes } from './file-bytes.ts';
import { KeptSamples } from './kept-samples.ts';
import { cleanSoundEntries, cleanVideoEntries } from './sample-entries.ts';

/**
 * MP4, QuickTime and 3GP: boxes that players need stay, all others are overwritten in place (location, maker, titles,
 * notes), as is what lies beside the samples of picture and sound (tracks of positions and faces, a dashcam's notes).
 * An allow-list, because cameras add ever new boxes.
 */

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

const trackRules = (entries: CleanBox): Rules => ({
  ...keepAll('tapt'),
  tkhd: forgetTimes,
  edts: within(keepAll('elst')),
  mdia: within({
    mdhd: forgetTimes,
    hdlr: forgetHandler,
    minf: within({
      ...keepAll('vmhd smhd'),
      hdlr: forgetHandler,
      dinf: within({ dref: forgetFiles }),
      stbl: within({
        ...keepAll('stts ctts cslg stss stsh stsz stz2 stsc stco co64'),
        ...keepAll('sdtp sbgp sgpd stdp padb'),
        stsd: entries,
      }),
    }),
  }),
});

const TRACKS: Readonly<Record<string, Rules>> = {
  vide: trackRules(cleanVideoEntries),
  soun: trackRules(cleanSoundEntries),
};

const IN_TRACK_FRAGMENT = keepAll('tfhd tfdt trun sdtp sbgp sgpd');

const filmRules = (samples: KeptSamples): Rules => ({
  ...keepAll('ftyp styp sidx mdat'),
  moov: within({
    mvhd: forgetTimes,
    mvex: within({
      ...keepAll('mehd'),
      trex: (_, box) => samples.addDefaults(box),
    }),
    trak: async (bytes, track) => {
      const kind = await kindOf(bytes, track);
      const rules = TRACKS[kind];
      if (!rules) return emptyBox(bytes, track);
      await applyRules(bytes, track.content, track.end, rules);
      await samples.addTrack(track, kind);
    },
  }),
  moof: async (bytes, fragment) => {
    samples.beginFragment(fragment);
    await applyRules(bytes, fragment.content, fragment.end, {
      ...keepAll('mfhd'),
      traf: async (_, box) => {
        const isKept = await samples.addFragment(box);
        await (isKept ? within(IN_TRACK_FRAGMENT) : emptyBox)(bytes, box);
      },
    });
  },
  mfra: within(keepAll('tfra mfro')),
});

async function kindOf(bytes: FileBytes, track: Box): Promise<string> {
  const handler = await findBox(bytes, track, 'mdia', 'hdlr');
  return handler === null ? '' : (await bytes.read(handler.content + 8, 4)).toString('latin1');
}

export async function cleanBoxes(bytes: FileBytes): Promise<void> {
  const samples = new KeptSamples(bytes);
  await applyRules(bytes, 0, bytes.size, filmRules(samples));
  await samples.zeroRest();
}
