import { errorAnswer, Refusal } from '#server/kernel/submission-answers.ts';

/** Why a file is refused; more precise than the contract's error codes. */
export type FileFault = 'WRONG TYPE' | 'TOO LARGE' | 'TOO LONG' | 'TOO MANY PIXELS' | 'NOT CLEANABLE';

const ANSWERS: Record<FileFault, string> = {
  'WRONG TYPE': 'WRONG TYPE',
  'TOO LARGE': 'TOO LARGE',
  'TOO LONG': 'TOO LONG',
  'TOO MANY PIXELS': 'TOO LARGE',
  'NOT CLEANABLE': 'WRONG TYPE',
};

export class FileRefusal extends Refusal {
  constructor(readonly fault: FileFault) {
    super(errorAnswer(ANSWERS[fault]));
  }
}
