import { describe, expect, it } from 'vitest';
import {
  type DraftEvent,
  type DraftStage,
  mayBeOnServer,
  type NextStage,
  needsNewSubmissionId,
  nextStage,
  stageOfReplacement,
} from './draft-stages.ts';

const STAGES: DraftStage[] = ['waiting', 'unsure', 'handed on', 'replacing', 'withdrawn'];

describe('a rider’s file', () => {
  it.each<[DraftEvent, NextStage[]]>([
    // From:        waiting      unsure       handed on    replacing    withdrawn
    ['arrived', ['handed on', 'handed on', 'handed on', 'handed on', 'withdrawn']],
    ['unanswered', ['unsure', 'unsure', 'handed on', 'unsure', 'withdrawn']],
    ['refused', ['gone', 'gone', 'gone', 'gone', 'gone']],
    ['removed', ['gone', 'withdrawn', 'withdrawn', 'withdrawn', 'withdrawn']],
    ['lost', ['waiting', 'unsure', 'unsure', 'replacing', 'withdrawn']],
    ['unknown', ['waiting', 'unsure', 'handed on', 'replacing', 'handed on']],
    ['resubmitted', ['waiting', 'waiting', 'waiting', 'waiting', 'gone']],
  ])('when %s', (event, expected) => {
    expect(STAGES.map((stage) => nextStage(stage, event))).toEqual(expected);
  });

  it.each<[DraftStage, boolean, boolean, DraftStage]>([
    ['waiting', false, false, 'waiting'],
    ['unsure', true, false, 'replacing'],
    ['handed on', true, false, 'replacing'],
    ['replacing', true, true, 'replacing'],
    ['withdrawn', true, true, 'replacing'],
  ])(
    'that is %s: bound %s, wants another id %s, followed by one that is %s',
    (stage, bound, another, next) => {
      expect(mayBeOnServer(stage)).toBe(bound);
      expect(needsNewSubmissionId(stage)).toBe(another);
      expect(stageOfReplacement(stage)).toBe(next);
    },
  );

  it('is bound to no submission after starting over, because the new id is unknown to the server', () => {
    for (const stage of STAGES) {
      const next = nextStage(stage, 'resubmitted');
      expect(next === 'gone' || !mayBeOnServer(next)).toBe(true);
    }
  });
});
