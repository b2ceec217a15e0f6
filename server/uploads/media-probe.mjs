// @ts-check
// Parses an untrusted media file in a worker thread, so that a hanging or crashing parser doesn't affect the service.
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
// From the packets, not the header: live recordings have no duration there, and it can be forged.
const seconds = tracks.length > 0 ? await input.computeDuration() : 0;
parentPort.postMessage({ kinds, seconds });
input.dispose();
