import type { DemoDates } from './dates.ts';
import type { DemoVotes, DemoVoucherAction } from './import-file.ts';

const PASSWORD = 'kachel-demo';

const codes = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}-${String(i + 1).padStart(4, '0')}`);

export function demoVouchers(dates: DemoDates): DemoVoucherAction[] {
  return [
    {
      entry: '129',
      action: '1',
      password: PASSWORD,
      endDate: dates.day(60, '23:59:59'),
      codes: codes('KACHEL', 100),
      used: ['KACHEL-0005'],
    },
    {
      entry: '180',
      action: '1',
      password: PASSWORD,
      endDate: dates.day(-3, '20:00'),
      codes: codes('SUPPE', 100),
      used: codes('SUPPE', 94),
    },
  ];
}

/** Survey 142 has enough votes for the number of participants to be shown. */
export const demoVotes: DemoVotes[] = [
  { entry: '140', survey: '140', answer1: 41, answer2: 96, answer3: 58, answer4: 33 },
  { entry: '141', survey: '141', answer1: 118, answer2: 154, answer3: 131, answer4: 0 },
  { entry: '142', survey: '142', answer1: 512, answer2: 388, answer3: 97, answer4: 241 },
];
