/**
 * The states of an uploaded file until its submission is complete. What the content server has is known only by its
 * answers; if one is lost, it may have the file.
 */
export type DraftStage =
  /** Stored here only. */
  | 'waiting'
  /** Sent to the content server, but no answer came. */
  | 'unsure'
  | 'handed on'
  /** Stored here; replaces a file that the content server has or may have. */
  | 'replacing'
  /** Removed by the rider, but the content server has or may have it. */
  | 'withdrawn';

export type DraftEvent =
  /** The content server's answer to the file. */
  | 'arrived'
  | 'unanswered'
  | 'refused'
  /** The rider removed it. */
  | 'removed'
  /** The content server has fewer files than were sent. */
  | 'lost'
  /** The content server doesn't say whether it has the submission, so nothing can be withdrawn yet. */
  | 'unknown'
  /** The submission gets a new id, under which nothing has been sent. */
  | 'resubmitted';

export type NextStage = DraftStage | 'gone';

const TRANSITIONS: Record<DraftStage, Record<DraftEvent, NextStage>> = {
  waiting: {
    arrived: 'handed on',
    unanswered: 'unsure',
    refused: 'gone',
    removed: 'gone',
    lost: 'waiting',
    unknown: 'waiting',
    resubmitted: 'waiting',
  },
  unsure: {
    arrived: 'handed on',
    unanswered: 'unsure',
    refused: 'gone',
    removed: 'withdrawn',
    lost: 'unsure',
    unknown: 'unsure',
    resubmitted: 'waiting',
  },
  'handed on': {
    arrived: 'handed on',
    unanswered: 'handed on',
    refused: 'gone',
    removed: 'withdrawn',
    lost: 'unsure',
    unknown: 'handed on',
    resubmitted: 'waiting',
  },
  replacing: {
    arrived: 'handed on',
    unanswered: 'unsure',
    refused: 'gone',
    removed: 'withdrawn',
    lost: 'replacing',
    unknown: 'replacing',
    resubmitted: 'waiting',
  },
  withdrawn: {
    arrived: 'withdrawn',
    unanswered: 'withdrawn',
    refused: 'gone',
    removed: 'withdrawn',
    lost: 'withdrawn',
    // Not withdrawn yet: first the content server is asked about the file again.
    unknown: 'handed on',
    resubmitted: 'gone',
  },
};

export function nextStage(stage: DraftStage, event: DraftEvent): NextStage {
  return TRANSITIONS[stage][event];
}

/** The initial state of a newer file that replaces this one. */
export function stageOfReplacement(stage: DraftStage): DraftStage {
  return stage === 'waiting' ? 'waiting' : 'replacing';
}

/** The content server has or may have this file, or one that it replaces. */
export function mayBeOnServer(stage: DraftStage): boolean {
  return stage !== 'waiting';
}

/** A file that was sent can be withdrawn only by sending the whole submission under a new id. */
export function needsNewSubmissionId(stage: DraftStage): boolean {
  return stage === 'withdrawn' || stage === 'replacing';
}
