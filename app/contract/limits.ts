/** Limits shared by the web app and the content service. */

/** The archive is today and the 29 days before it (specification, 'Business constants and limits'). */
export const ARCHIVE_DAYS = 30;

/** How long a drawn token may be spent (content-api.md, 'Random draw'). */
export const TOKEN_HOLDS_MS = 15 * 60_000;

/** A search finds no more entries (content-api.md, 'Archive'). */
export const MAX_FOUND = 50;

/** A search uses no more words of a term; more would only cost time. */
export const MAX_SEARCHED_WORDS = 12;

/** A search corrects no more words of a term: it is the most expensive step. */
export const MAX_CORRECTED_WORDS = 4;

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Rate limits, whichever program counts them (decision record 0057). */
export const RATE_LIMITS = {
  /** Per browser. */
  save: { points: 6, duration: 10 * MINUTE },
  upload: { points: 20, duration: 10 * MINUTE },
  /** Browsers per network that take part for the first time: a full tram's. */
  newBrowser: { points: 200, duration: 10 * MINUTE },
  /** Direct calls per network to the content service that don't come from the web app. */
  call: { points: 20, duration: 10 * MINUTE },
  /** Wrong preview tokens per network. */
  preview: { points: 30, duration: 10 * MINUTE },
  /** Mails per mailbox, whoever requests them: forms can be filled in with someone else's address. */
  mailbox: { points: 10, duration: HOUR },
  /** Mails per network, for each new browser that it may have: a script can name any number of mailboxes. */
  networkMails: { points: 2, duration: HOUR },
} as const;

/** Limits of new browsers for larger IPv6 networks, as multiples of a /64's. */
export const LARGER_NETWORKS = [
  [56, 2],
  [48, 3],
] as const;

/**
 * Share of scarce goods (prizes, codes, places) that one network may get per hour: a fraction of the remaining ones,
 * with a minimum.
 */
export const FAIR_SHARE = {
  duration: HOUR,
  anywhere: { least: 2, share: 0.05 },
  inVehicle: { least: 10, share: 0.2 },
} as const;
