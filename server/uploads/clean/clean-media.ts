import type { Sender } from '../../kernel/sender.ts';
import { checkQueue } from './check-queue.ts';
import { cleanBoxes } from './clean-boxes.ts';
import { cleanMatroska } from './clean-matroska.ts';
import { cleanOgg } from './clean-ogg.ts';
import { cleanFlac, cleanTagged, cleanWave } from './clean-sound.ts';
import { FileBytes } from './file-bytes.ts';
import { FileRefusal } from './file-refusal.ts';

/** Kinds of container; each has its cleaner. */
export type ContainerFormat = 'boxes' | 'matroska' | 'ogg' | 'flac' | 'wave' | 'tagged';

const runQueued = checkQueue();

const CLEANERS: Record<ContainerFormat, (bytes: FileBytes) => Promise<void>> = {
  boxes: cleanBoxes,
  matroska: cleanMatroska,
  ogg: cleanOgg,
  flac: cleanFlac,
  wave: cleanWave,
  tagged: cleanTagged,
};

/**
 * Removes metadata (location, device, names) from a film or recording in place and returns whether there was any.
 * Picture and sound stay byte for byte. Idempotent, so that the host and the content service compute the same hash.
 */
export async function cleanMedia(path: string, shape: ContainerFormat, sender?: Sender): Promise<boolean> {
  try {
    return await runQueued(() => FileBytes.edit(path, CLEANERS[shape]), sender);
  } catch (error) {
    // An offset beyond the file: corrupt.
    throw error instanceof RangeError ? new FileRefusal('WRONG TYPE') : error;
  }
}
