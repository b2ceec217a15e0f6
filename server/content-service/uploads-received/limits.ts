const MB = 1024 * 1024;

/** Specification 5 and 9; audio has none there, and gets what an hour of speech takes. */
export const MAX_BYTES = { image: 10 * MB, video: 50 * MB, audio: 20 * MB } as const;
export const MAX_UPLOAD_BYTES = MAX_BYTES.video;
export const MAX_VIDEO_SECONDS = 60;
/** Encoders end on a whole frame or block of sound, a little after the second that was asked for. */
export const VIDEO_GRACE_SECONDS = 0.5;
/** 50 megapixels, as phones take them; a picture that unpacks to more is refused before it is unpacked. */
export const MAX_PIXELS = 51_000_000;

export const KEPT_BEFORE_SAVE_MS = 30 * 60_000;
