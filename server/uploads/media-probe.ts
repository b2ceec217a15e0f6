import { Worker } from 'node:worker_threads';
import { projectFile } from '../kernel/project-file.ts';
import type { Sender } from '../kernel/sender.ts';
import { checkQueue } from './clean/check-queue.ts';

export interface MediaFacts {
  hasVideo: boolean;
  hasAudio: boolean;
  seconds: number;
}

const TIMEOUT_MS = 20_000;
const runQueued = checkQueue();

/** Tracks and duration of a media file; null if they can't be read within the limits of time and memory. */
export function probeMedia(path: string, sender?: Sender): Promise<MediaFacts | null> {
  return runQueued(() => probeInThread(path), sender);
}

function probeInThread(path: string): Promise<MediaFacts | null> {
  return new Promise((resolve) => {
    const worker = new Worker(projectFile('server/uploads/media-probe.mjs'), {
      workerData: { path },
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 128 },
      // The parser's warnings are not logged.
      stdout: true,
      stderr: true,
    });
    const timer = setTimeout(() => finish(null), TIMEOUT_MS);
    const finish = (facts: MediaFacts | null) => {
      clearTimeout(timer);
      resolve(facts);
      void worker.terminate();
    };
    worker.once('message', (found: unknown) => finish(readFacts(found)));
    worker.once('error', () => finish(null));
    worker.once('exit', () => finish(null));
  });
}

function readFacts(found: unknown): MediaFacts | null {
  const { kinds, seconds } = found as { kinds: string[]; seconds: number };
  if (!Number.isFinite(seconds) || seconds <= 0) return null;
  return { hasVideo: kinds.includes('video'), hasAudio: kinds.includes('audio'), seconds };
}
