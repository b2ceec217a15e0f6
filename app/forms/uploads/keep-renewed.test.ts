// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AcceptedUpload } from './accepted-upload.ts';
import { keepRenewed } from './keep-renewed.ts';
import { renew, type SentFile } from './send-file.ts';

vi.mock('./send-file.ts');

const MINUTE = 60_000;
const upload = (receipt: string): AcceptedUpload => ({ receipt, filename: 'rot.jpg', size: 1, bound: false });

let kept: AcceptedUpload[];
let busy: boolean;
let answers: Array<(sent: SentFile | null) => void>;
let stop: () => void;

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * MINUTE);
const answer = async (sent: SentFile | null) => {
  answers.shift()?.(sent);
  await pass(0);
};
const fresh = (...receipts: string[]) => answer({ uploads: receipts.map(upload), problems: [] });
const receipts = () => kept.map(({ receipt }) => receipt);

function open(uploads: AcceptedUpload[]): void {
  kept = uploads;
  stop = keepRenewed({
    files: () => ({ address: '/datei', medium: 'image', submissionId: 'a1', kept }),
    isBusy: () => busy,
    keep: (renewed) => {
      kept = renewed;
    },
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  busy = false;
  answers = [];
  vi.mocked(renew).mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('files that arrive are renewed after ten minutes, and every ten minutes from then on', async () => {
  open([]);
  await pass(25);
  kept = [upload('a')];
  await pass(9);
  expect(answers).toHaveLength(0);
  await pass(1);
  await fresh('b');
  expect(receipts()).toEqual(['b']);
  await pass(9);
  expect(answers).toHaveLength(0);
  await pass(1);
  expect(answers).toHaveLength(1);
  stop();
  await fresh('c');
  await pass(30);
  expect(answers).toHaveLength(0);
});

it('files of a page that comes alive late or comes back are renewed at once', async () => {
  open([upload('a')]);
  await fresh('b');
  expect(receipts()).toEqual(['b']);
});

it('a page that was asleep renews its files as soon as it is seen', async () => {
  open([upload('a')]);
  await fresh('b');
  const see = () => document.dispatchEvent(new Event('visibilitychange'));
  see();
  expect(answers).toHaveLength(0);
  vi.setSystemTime(Date.now() + 20 * MINUTE);
  see();
  await fresh('c');
  expect(receipts()).toEqual(['c']);
});

it('nothing is renewed while a file is under way, but soon after', async () => {
  busy = true;
  open([upload('a')]);
  await pass(15);
  expect(answers).toHaveLength(0);
  busy = false;
  await pass(1);
  expect(answers).toHaveLength(1);
});

it('a file that was removed meanwhile does not come back, and the others are renewed a minute later', async () => {
  open([upload('a'), upload('b')]);
  kept = kept.slice(1);
  await fresh('c', 'd');
  expect(receipts()).toEqual(['b']);
  await pass(1);
  await fresh('e');
  expect(receipts()).toEqual(['e']);
});

it('without an answer it tries again a minute later', async () => {
  open([upload('a')]);
  await answer(null);
  expect(receipts()).toEqual(['a']);
  await pass(1);
  await fresh('b');
  expect(receipts()).toEqual(['b']);
});

it('a file that is gone stays in the form, which else would be sent without it', async () => {
  open([upload('a'), upload('b')]);
  await answer({ uploads: [upload('c')], problems: ['weg'] });
  expect(receipts()).toEqual(['a', 'b']);
  await pass(9);
  expect(answers).toHaveLength(0);
});
