import { DRAFT_LIFETIME_MS, UPLOAD_RULES } from '#app/contract/upload-rules.ts';

export const MAX_BYTES = {
  image: UPLOAD_RULES.image.maxBytes,
  video: UPLOAD_RULES.video.maxBytes,
  audio: UPLOAD_RULES.audio.maxBytes,
};
export const MAX_UPLOADS = UPLOAD_RULES.image.maxFiles;
export const MAX_UPLOAD_BYTES = MAX_BYTES.video;
export { MAX_VIDEO_SECONDS } from '#app/contract/upload-rules.ts';
/** Tolerance: encoders end on a whole frame or audio block, a little after the limit. */
export const VIDEO_GRACE_SECONDS = 0.5;
/** 50 megapixels, as phones take them; a picture that unpacks to more is refused before it is unpacked. */
export const MAX_PIXELS = 51_000_000;

export const KEPT_BEFORE_SAVE_MS = DRAFT_LIFETIME_MS;
