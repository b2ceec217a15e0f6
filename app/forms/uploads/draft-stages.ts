/**
 * The life of a rider's file from its arrival here to its submission's end. The content server's side of it is known
 * only by its answers, and one may get lost: then it has or may have the file.
 */
export type Stage =
  /** It lies here, and here alone. */
  | 'waiting'
  /** It was being handed on, and nobody knows whether it arrived. */
  | 'unsure'
  | 'handed on'
  /** It waits, and takes the place of one that the content server has or may have. */
  | 'replacing'
  /** Its rider took it away, and the content server has or may have it. */
  | 'withdrawn';

export type DraftEvent =
  /** What the content server answered to the file itself. */
  | 'arrived'
  | 'unanswered'
  | 'refused'
  /** What the rider did. */
  | 'removed'
  /** The content server has fewer files than were handed on. */
  | 'lost'
  /** It doesn't tell whether it has the submission, so that nothing can be taken back yet. */
  | 'untold'
  /** The submission goes on under another id, under which nothing has been handed on. */
  | 'anew';

export type Next = Stage | 'gone';

const NEXT: Record<Stage, Record<DraftEvent, Next>> = {
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
    // Asked about again before anything else happens to it.
    untold: 'handed on',
    anew: 'gone',
  },
};

export function afterEvent(stage: Stage, event: DraftEvent): Next {
  return NEXT[stage][event];
}

/** Where a newer file begins that takes this one's place. */
export function stageOfSuccessor(stage: Stage): Stage {
  return stage === 'waiting' ? 'waiting' : 'replacing';
}

/** The content server has or may have it, or one whose place it takes. */
export function isBound(stage: Stage): boolean {
  return stage !== 'waiting';
}

/** What was handed on can be taken back only with its whole submission. */
export function needsAnotherId(stage: Stage): boolean {
  return stage === 'withdrawn' || stage === 'replacing';
}
