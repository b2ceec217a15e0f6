import { describe, expect, it } from 'vitest';
import {
  address,
  choice,
  color,
  flag,
  id,
  localDate,
  optionalWhole,
  requiredText,
  text,
  whole,
} from './tolerant.ts';

describe('tolerant reading', () => {
  it.each([
    ['text', text, undefined, ''],
    ['text', text, null, ''],
    ['text', text, 16, '16'],
    ['text', text, ' a ', ' a '],
    ['flag', flag, '1', true],
    ['flag', flag, 1, true],
    ['flag', flag, 'true', true],
    ['flag', flag, '0', false],
    ['flag', flag, '', false],
    ['flag', flag, null, false],
    ['flag', flag, 'nonsense', false],
    ['optionalWhole', optionalWhole, '16', 16],
    ['optionalWhole', optionalWhole, '', undefined],
    ['optionalWhole', optionalWhole, '12.5', undefined],
    ['optionalWhole', optionalWhole, {}, undefined],
    ['whole', whole, '12', 12],
    ['id', id, 101, '101'],
    ['id', id, ' 101 ', '101'],
    ['color', color, '#338C15', '#338C15'],
    ['color', color, 'red;background:url(x)', ''],
    ['color', color, '#12345', ''],
    ['choice', choice(['none', 'optional'], 'none'), 'Optional', 'optional'],
    ['choice', choice(['none', 'optional'], 'none'), 'sometimes', 'none'],
    ['localDate', localDate, '2026-11-01 06:00:00', '2026-11-01T06:00:00'],
    ['localDate', localDate, '2026-11-01', '2026-11-01'],
    ['localDate', localDate, '0000-00-00 00:00:00', ''],
    ['localDate', localDate, null, ''],
    ['address', address, 'https://example.org/a', 'https://example.org/a'],
    ['address', address, '{address}/sport', '{address}/sport'],
    ['address', address, 'javascript:alert(1)', ''],
    ['address', address, ' JavaScript:alert(1)', ''],
    ['address', address, 'java\nscript:alert(1)', ''],
    ['address', address, '//evil.example', ''],
    ['address', address, 'https://', ''],
    ['address', address, 'http://[bad', ''],
    ['address', address, 'data:text/html,x', ''],
  ])('%s takes %s', (_, schema, raw, expected) => {
    expect(schema.parse(raw)).toEqual(expected);
  });

  it.each([
    ['requiredText', requiredText, '  '],
    ['whole', whole, '12.5'],
    ['whole', whole, null],
    ['id', id, 'a b'],
    ['id', id, null],
    ['localDate', localDate, '2026-02-30'],
    ['localDate', localDate, 'morgen'],
    ['localDate', localDate, '2026-11-01 25:00:00'],
    ['text', text, {}],
  ])('%s refuses %s', (_, schema, raw) => {
    expect(schema.safeParse(raw).success).toBe(false);
  });
});
