/** What both programs count by, each once. */

/** The archive is today and the 29 days before it (specification, 'Business constants and limits'). */
export const ARCHIVE_DAYS = 30;

/** How long a drawn token may be spent (content-api.md, 'Decided details', 'Random draw'). */
export const TOKEN_HOLDS_MS = 15 * 60_000;

const MINUTE = 60;

/** How many calls of a purpose one address may make, whichever program counts them (decision record 0038). */
export const CALL_LIMITS = {
  draw: { points: 10, duration: 10 * MINUTE },
  vote: { points: 60, duration: 10 * MINUTE },
  save: { points: 120, duration: 10 * MINUTE },
  upload: { points: 200, duration: 10 * MINUTE },
  /** Wrong tokens of previews. */
  preview: { points: 30, duration: 10 * MINUTE },
  /** Of one mailbox, whoever asks: a form's mail goes to somebody who may not have asked for it. */
  mailbox: { points: 10, duration: 60 * MINUTE },
} as const;
