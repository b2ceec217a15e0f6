import { errorAnswer, Refusal } from '#server/kernel/submission-answers.ts';

/** Why a file is refused, more precisely than the contract's error codes, and the code for it. */
const ANSWERS = {
  'WRONG TYPE': 'WRONG TYPE',
  'TOO LARGE': 'TOO LARGE',
  'TOO LONG': 'TOO LONG',
  'TOO MANY PIXELS': 'TOO LARGE',
  'NOT CLEANABLE': 'WRONG TYPE',
};

export class FileRefusal extends Refusal {
  constructor(readonly fault: keyof typeof ANSWERS) {
    super(errorAnswer(ANSWERS[fault]));
  }
}
