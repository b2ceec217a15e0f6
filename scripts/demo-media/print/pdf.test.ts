import { describe, expect, it } from 'vitest';
import { networkPlan } from './network-plan.ts';
import { nightTimetable } from './night-timetable.ts';
import { Page, pdfOf } from './pdf.ts';

const plans = [
  ['the network plan', networkPlan()],
  ['the night timetable', nightTimetable()],
  ['an empty page', new Page(100, 100)],
] as const;

describe('a PDF', () => {
  it.each(plans)('of %s points at each of its objects', (_, page) => {
    const file = pdfOf(page, 'Plan').toString('latin1');
    const offsets = [...file.matchAll(/(\d{10}) 00000 n/g)].map(([, offset]) => Number(offset));
    expect(offsets).toHaveLength(7);
    offsets.forEach((offset, i) => {
      expect(file.slice(offset)).toMatch(new RegExp(`^${i + 1} 0 obj`));
    });
    const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
    expect(file.slice(start, start + 4)).toBe('xref');
  });

  it('writes umlauts and dashes as its encoding has them, and no bracket ends a text early', () => {
    const file = pdfOf(new Page(10, 10), 'Südbad – (Nacht)').toString('latin1');
    expect(file).toContain('/Title (S\xfcdbad \x96 \\(Nacht\\))');
  });
});
