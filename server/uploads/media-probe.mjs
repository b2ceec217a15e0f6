// @ts-check
// Reads a media file that a stranger sent, in a thread of its own: whatever it does to the parser, the service goes on.
// Plain JavaScript, because a worker thread gets neither tsx's nor vitest's nor the bundler's transformation.
import { parentPort, workerData } from 'node:worker_threads';
import { ALL_FORMATS, FilePathSource, Input } from 'mediabunny';

if (!parentPort) throw new Error('media-probe runs as a worker thread only.');

const input = new Input({
  source: new FilePathSource(workerData.path, { maxCacheSize: 4 * 1024 * 1024 }),
  formats: ALL_FORMATS,
});
const tracks = await input.getTracks();
const kinds = [...new Set(tracks.map((track) => track.type))];
// From the packets, not from the head: live recordings have no duration there, and liars a short one.
const seconds = tracks.length > 0 ? await input.computeDuration() : 0;
parentPort.postMessage({ kinds, seconds });
input.dispose();
