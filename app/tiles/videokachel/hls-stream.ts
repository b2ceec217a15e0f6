import type Hls from 'hls.js';
import workerUrl from 'hls.js/dist/hls.worker.js?url';
import { withTimeout } from '#app/contract/with-timeout.ts';
import { type Quality, streamUrl, WIDTH_CAPS, widestLevelWithin } from './quality.ts';

/** Playback with hls.js, which is loaded on the first click on Play. */

const MAX_BUFFER_SECONDS = 10;
/** Timeout for the playlist that decides on the build: hls.js has its own, and tells when they are over. */
const PLAYLIST_MS = 10_000;

/** Features that the light build of hls.js lacks. */
const NEEDS_FULL_BUILD = /^#EXT-X-MEDIA:.*TYPE=(?:SUBTITLES|CLOSED-CAPTIONS|AUDIO)\b/m;

async function hlsFor(base: string, quality: Quality): Promise<typeof Hls> {
  // Without a playlist for this quality the high one is played.
  const playlist = playlistAt(base, quality).then((own) => own ?? playlistAt(base, 'high'));
  const known = (await withTimeout(playlist, PLAYLIST_MS, null)) ?? '';
  const module = NEEDS_FULL_BUILD.test(known) ? await import('hls.js') : await import('hls.js/light');
  return module.default;
}

function playlistAt(base: string, quality: Quality): Promise<string | null> {
  return fetch(streamUrl(base, quality)).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  );
}

export interface Playing {
  setQuality(quality: Quality): void;
  stop(): void;
}

export async function playWithHls(
  video: HTMLVideoElement,
  base: string,
  quality: Quality,
  failed: () => void,
): Promise<Playing> {
  const Library = await hlsFor(base, quality);
  if (!Library.isSupported()) throw new Error('no media source extensions');
  const hls = new Library({
    maxBufferLength: MAX_BUFFER_SECONDS,
    maxMaxBufferLength: MAX_BUFFER_SECONDS,
    workerPath: workerUrl,
  });
  let wanted = quality;
  let resumes = false;
  let loaded = quality;
  let recovered = false;
  hls.on(Library.Events.MANIFEST_PARSED, () => {
    hls.autoLevelCapping = widestLevelWithin(hls.levels, WIDTH_CAPS[wanted]);
    if (resumes) video.play().catch(() => undefined);
    resumes = false;
  });
  hls.on(Library.Events.ERROR, (_event, error) => {
    if (!error.fatal) return;
    if (error.type === Library.ErrorTypes.MEDIA_ERROR && !recovered) {
      recovered = true;
      hls.recoverMediaError();
    } else if (error.details === Library.ErrorDetails.MANIFEST_LOAD_ERROR && loaded !== 'high') {
      // The server has no playlist for this quality: use the high one, capped at the wanted width.
      open('high');
    } else {
      failed();
    }
  });
  const open = (candidate: Quality) => {
    loaded = candidate;
    // Changing the source pauses the element; resume if it was playing, before the first of several changes.
    resumes ||= !video.paused;
    hls.config.startPosition = video.currentTime > 0 ? video.currentTime : -1;
    hls.loadSource(streamUrl(base, candidate));
  };
  hls.attachMedia(video);
  open(quality);
  return {
    setQuality(next) {
      wanted = next;
      if (loaded === next) hls.autoLevelCapping = widestLevelWithin(hls.levels, WIDTH_CAPS[next]);
      else open(next);
    },
    stop: () => hls.destroy(),
  };
}
