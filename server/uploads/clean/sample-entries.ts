import { applyRules, type CleanBox, keep, keepAll, type Rules, within } from './box-rules.ts';
import { type Box, boxesIn } from './boxes.ts';
import { cleanFlacBlocks } from './clean-sound.ts';
import type { FileBytes } from './file-bytes.ts';
import { FileRefusal } from './file-refusal.ts';

/** Sample descriptions (stsd): a codec's settings stay. */

/** Zeroes the manufacturer's code at the start of 3GP's settings. */
const forgetVendor: CleanBox = (bytes, { content }) => bytes.zero(content, 4);

const IN_VIDEO: Rules = {
  ...keepAll('avcC hvcC lhvC vvcC av1C vpcC dvcC dvvC dvwC esds glbl btrt'),
  ...keepAll('colr pasp clap fiel gama mdcv clli SmDm CoLL amve ccst st3d sv3d'),
  d263: forgetVendor,
};

const soundRules = (codec: string): Rules => {
  const rules = {
    ...keepAll('esds dOps alac dac3 dec3 dac4 ddts mhaC pcmC btrt srat chan chnl'),
    damr: forgetVendor,
    // Blocks of a FLAC file, its tags among them.
    dfLa: async (bytes: FileBytes, { content, end }: Box) => {
      await cleanFlacBlocks(bytes, content + 4, end);
    },
  };
  // QuickTime's settings lie in one more box; they end with one without a name.
  return {
    ...rules,
    wave: within({ ...rules, ...keepAll('frma enda mp4a \0\0\0\0'), [codec]: keep }),
  };
};

/** Length of a sound entry's fields by its version; only QuickTime has more than one. */
const SOUND_FIELDS = [28, 44, 64];

export const cleanVideoEntries: CleanBox = async (bytes, { content, end }) => {
  for await (const entry of boxesIn(bytes, content + 8, end)) {
    if (entry.end - entry.content < 78) throw new FileRefusal('WRONG TYPE');
    await forgetEncoder(bytes, entry.content);
    await bytes.zero(entry.content + 42, 32);
    await applyRules(bytes, entry.content + 78, entry.end, IN_VIDEO);
  }
};

export const cleanSoundEntries: CleanBox = async (bytes, { content, end }) => {
  const [ofBox] = await bytes.read(content, 1);
  for await (const entry of boxesIn(bytes, content + 8, end)) {
    const version = ofBox === 0 ? (await bytes.read(entry.content + 8, 2)).readUInt16BE() : 0;
    const fields = SOUND_FIELDS[version];
    if (fields === undefined || entry.end - entry.content < fields) throw new FileRefusal('WRONG TYPE');
    await forgetEncoder(bytes, entry.content);
    await applyRules(bytes, entry.content + fields, entry.end, soundRules(entry.type));
  }
};

/** Zeroes the manufacturer's code. */
const forgetEncoder = (bytes: FileBytes, entry: number) => bytes.zero(entry + 12, 4);
