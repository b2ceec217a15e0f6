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

const schemas = {
  address,
  choice: choice(['none', 'optional'], 'none'),
  color,
  flag,
  id,
  localDate,
  optionalWhole,
  requiredText,
  text,
  whole,
};

describe('tolerant reading', () => {
  it.each([
    ['text', undefined, ''],
    ['text', null, ''],
    ['text', 16, '16'],
    ['text', ' a ', ' a '],
    ['flag', '1', true],
    ['flag', 1, true],
    ['flag', 'true', true],
    ['flag', '0', false],
    ['flag', '', false],
    ['flag', null, false],
    ['flag', 'nonsense', false],
    ['optionalWhole', '16', 16],
    ['optionalWhole', '', undefined],
    ['optionalWhole', '12.5', undefined],
    ['optionalWhole', {}, undefined],
    ['whole', '12', 12],
    ['id', 101, '101'],
    ['id', ' 101 ', '101'],
    ['color', '#338C15', '#338C15'],
    ['color', 'red;background:url(x)', ''],
    ['color', '#12345', ''],
    ['choice', 'Optional', 'optional'],
    ['choice', 'sometimes', 'none'],
    ['localDate', '2026-11-01 06:00:00', '2026-11-01T06:00:00'],
    ['localDate', '2026-11-01', '2026-11-01'],
    ['localDate', '0000-00-00 00:00:00', ''],
    ['localDate', null, ''],
    ['address', 'https://example.org/a', 'https://example.org/a'],
    ['address', '{address}/sport', '{address}/sport'],
    ['address', 'javascript:alert(1)', ''],
    ['address', ' JavaScript:alert(1)', ''],
    ['address', 'java\nscript:alert(1)', ''],
    ['address', '//evil.example', ''],
    ['address', 'https://', ''],
    ['address', 'http://[bad', ''],
    ['address', 'data:text/html,x', ''],
  ] as const)('%s takes %j', (name, raw, expected) => {
    expect(schemas[name].parse(raw)).toEqual(expected);
  });

  it.each([
    ['requiredText', '  '],
    ['whole', '12.5'],
    ['whole', null],
    ['id', 'a b'],
    ['id', null],
    ['localDate', '2026-02-30'],
    ['localDate', 'morgen'],
    ['localDate', '2026-11-01 25:00:00'],
    ['text', {}],
  ] as const)('%s refuses %j', (name, raw) => {
    expect(schemas[name].safeParse(raw).success).toBe(false);
  });
});
