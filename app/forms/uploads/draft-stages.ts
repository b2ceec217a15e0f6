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
  | 'untold'
  /** The submission gets a new id, under which nothing has been sent. */
  | 'anew';

export type Next = DraftStage | 'gone';

const NEXT: Record<DraftStage, Record<DraftEvent, Next>> = {
  waiting: {
    arrived: 'handed on',
    unanswered: 'unsure',
    refused: 'gone',
    removed: 'gone',
    lost: 'waiting',
    untold: 'waiting',
    anew: 'waiting',
  },
  unsure: {
    arrived: 'handed on',
    unanswered: 'unsure',
    refused: 'gone',
    removed: 'withdrawn',
    lost: 'unsure',
    untold: 'unsure',
    anew: 'waiting',
  },
  'handed on': {
    arrived: 'handed on',
    unanswered: 'handed on',
    refused: 'gone',
    removed: 'withdrawn',
    lost: 'unsure',
    untold: 'handed on',
    anew: 'waiting',
  },
  replacing: {
    arrived: 'handed on',
    unanswered: 'unsure',
    refused: 'gone',
    removed: 'withdrawn',
    lost: 'replacing',
    untold: 'replacing',
    anew: 'waiting',
  },
  withdrawn: {
    arrived: 'withdrawn',
    unanswered: 'withdrawn',
    refused: 'gone',
    removed: 'withdrawn',
    lost: 'withdrawn',
    // The content server is asked about it again before anything else happens to it.
    untold: 'handed on',
    anew: 'gone',
  },
};

export function afterEvent(stage: DraftStage, event: DraftEvent): Next {
  return NEXT[stage][event];
}

/** The initial state of a newer file that replaces this one. */
export function stageOfSuccessor(stage: DraftStage): DraftStage {
  return stage === 'waiting' ? 'waiting' : 'replacing';
}

/** The content server has or may have this file, or one that it replaces. */
export function isBound(stage: DraftStage): boolean {
  return stage !== 'waiting';
}

/** A file that was sent can be withdrawn only by sending the whole submission under a new id. */
export function needsAnotherId(stage: DraftStage): boolean {
  return stage === 'withdrawn' || stage === 'replacing';
}
