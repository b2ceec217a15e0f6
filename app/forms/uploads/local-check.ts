import { type Medium, UPLOAD_RULES } from '#app/contract/upload-rules.ts';

/** Checks in the browser before the upload, to save time; the server checks again. */
export type LocalFault = 'wrongType' | 'tooLarge' | 'tooLong' | 'empty';

const TIMEOUT_MS = 3000;

function durationOf(file: File): Promise<number | null> {
  return new Promise((resolve) => {
    const video = document.createElement('video');
    const address = URL.createObjectURL(file);
    const done = (seconds: number | null) => {
      URL.revokeObjectURL(address);
      resolve(seconds);
    };
    video.preload = 'metadata';
    video.onloadedmetadata = () => done(Number.isFinite(video.duration) ? video.duration : null);
    video.onerror = () => done(null);
    setTimeout(() => done(null), TIMEOUT_MS);
    video.src = address;
  });
}

export async function localFault(file: File, medium: Medium): Promise<LocalFault | null> {
  const { types, maxBytes, maxSeconds } = UPLOAD_RULES[medium];
  // An empty type is allowed: many devices don't know Matroska video, for instance. To Firefox OGG is a video.
  const unlikely = types.length > 0 ? !types.includes(file.type) : !/^(audio|video)\//.test(file.type);
  if (file.type !== '' && unlikely) return 'wrongType';
  if (file.size === 0) return 'empty';
  if (file.size > maxBytes) return 'tooLarge';
  if (maxSeconds === null) return null;
  const seconds = await durationOf(file);
  return seconds !== null && seconds > maxSeconds + 0.5 ? 'tooLong' : null;
}
