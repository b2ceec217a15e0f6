/** What both programs count by, each once. */

/** The archive is today and the 29 days before it (specification, 'Business constants and limits'). */
export const ARCHIVE_DAYS = 30;

/** How long a drawn token may be spent (content-api.md, 'Decided details', 'Random draw'). */
export const TOKEN_HOLDS_MS = 15 * 60_000;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Rate limits, whichever program counts them (decision record 0057). */
export const RATE_LIMITS = {
  /** Of one browser. */
  save: { points: 6, duration: 10 * MINUTE },
  upload: { points: 20, duration: 10 * MINUTE },
  /** Browsers of one network that take part for the first time: as many as a full tram brings. */
  newBrowser: { points: 200, duration: 10 * MINUTE },
  /** Whatever one network sends to the content service without the web app. */
  call: { points: 20, duration: 10 * MINUTE },
  /** Wrong tokens of previews, of one network. */
  preview: { points: 30, duration: 10 * MINUTE },
  /** Mails to one mailbox, whoever asks: a form's mail goes to somebody who may not have asked for it. */
  mailbox: { points: 10, duration: HOUR },
} as const;

/** New browsers of an IPv6 network's larger neighbourhoods, as multiples of one /64. */
export const LARGER_NETWORKS = [
  [56, 2],
  [48, 3],
] as const;

/**
 * How much of what there is little of (prizes, codes, places) one network gets within an hour: a share of what is left,
 * and never less than a few.
 */
export const FAIR_SHARE = {
  duration: HOUR,
  anywhere: { least: 2, share: 0.05 },
  inVehicle: { least: 10, share: 0.2 },
} as const;
