import { limited } from '../../kernel/limited.ts';
import { cleanBoxes } from './clean-boxes.ts';
import { cleanMatroska } from './clean-matroska.ts';
import { cleanOgg } from './clean-ogg.ts';
import { cleanFlac, cleanTagged, cleanWave } from './clean-sound.ts';
import { FileBytes } from './file-bytes.ts';
import { FileRefusal } from './file-refusal.ts';

/** How a file is built, and so how what is no picture and no sound is taken out of it. */
export type Shape = 'boxes' | 'matroska' | 'ogg' | 'flac' | 'wave' | 'tagged';

const inTurn = limited(2);

const WAYS: Record<Shape, (bytes: FileBytes) => Promise<void>> = {
  boxes: cleanBoxes,
  matroska: cleanMatroska,
  ogg: cleanOgg,
  flac: cleanFlac,
  wave: cleanWave,
  tagged: cleanTagged,
};

/**
 * Takes place, device and person out of a film or recording where it lies, and none of its pictures and sound. Gives
 * whether there was anything to take out: done twice it changes nothing, so that a file has one hash on its whole way.
 */
export async function cleanMedia(path: string, shape: Shape): Promise<boolean> {
  try {
    return await inTurn(() => FileBytes.edit(path, WAYS[shape]));
  } catch (error) {
    // A number that points out of its table.
    throw error instanceof RangeError ? new FileRefusal('WRONG TYPE') : error;
  }
}
