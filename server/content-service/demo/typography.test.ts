import { describe, expect, it } from 'vitest';
import { keepTogether, typeset } from './typography.ts';

describe('typography of the demo content', () => {
  it.each([
    ['um 18 Uhr', 'um 18\u00a0Uhr'],
    ['9 Euro und 45 Minuten', '9\u00a0Euro und 45\u00a0Minuten'],
    ['mit der Linie 4 zum Kran 2', 'mit der Linie\u00a04 zum Kran\u00a02'],
    ['am Samstag, 22. November, ab 9 Uhr', 'am Samstag, 22.\u00a0November, ab 9\u00a0Uhr'],
    ['ruf an: 0221 4710 100', 'ruf an: 0221\u00a04710\u00a0100'],
    ['2026-11-20 06:00:00', '2026-11-20 06:00:00'],
    ['die Uhr und der Euro', 'die Uhr und der Euro'],
  ])('%s', (value, expected) => {
    expect(keepTogether(value)).toBe(expected);
  });

  it('changes running text only, not answers and titles', () => {
    const tile = { text: '5 Euro', answer1: '5 Euro', title: 'Linie 4', nested: [{ body: '5 Uhr' }] };
    expect(typeset(tile)).toEqual({
      text: '5\u00a0Euro',
      answer1: '5 Euro',
      title: 'Linie 4',
      nested: [{ body: '5\u00a0Uhr' }],
    });
  });
});
