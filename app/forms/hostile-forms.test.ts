import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choice, email, type FormFields, line, phone, tick, whole } from '#app/contract/forms/form-fields.ts';
import { ONLY_INVISIBLE } from '#app/contract/tolerant.ts';
import { parseForm } from './parse-form.server.ts';

/** Number of generated cases; set `HOSTILE_FORMS=10000` for more. */
const numRuns = Number(process.env.HOSTILE_FORMS ?? 300);

const need = fc.constantFrom('none', 'optional', 'mandatory');
const someForm = fc.record({ line: need, lines: need, email: need, phone: need, tip: need, agb: need }).map(
  (needs) =>
    ({
      name: line(needs.line, 20),
      text: { kind: 'lines', need: needs.lines, max: 40 },
      email: email(needs.email),
      phone: phone(needs.phone),
      tip: whole(needs.tip, -5, 99),
      way: choice(['a', '1e1', '__proto__']),
      agb: tick(needs.agb),
    }) satisfies FormFields,
);

const FIELDS = ['name', 'text', 'email', 'phone', 'tip', 'way', 'agb'] as const;
const said = { label: 'Feld', missing: 'fehlt', wrong: 'falsch' };
const words = Object.fromEntries(FIELDS.map((name) => [name, said]));

/** Suffixes that conform, JavaScript objects or servers might interpret as a path. */
const BENT = ['[0]', '[0][0][0]', '[]', '.x', '[', '].', '.__proto__.x', '[999999999]', '[-1]', ' '];
const STRANGE = [
  '',
  '__proto__',
  '__proto__[polluted]',
  'constructor.prototype.polluted',
  'hasOwnProperty',
  '__intent__',
  '__state__',
  '$form',
  'submission_id',
  'toString',
];
const names = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<string>(...FIELDS) },
  fc.tuple(fc.constantFrom(...FIELDS), fc.constantFrom(...BENT)).map((parts) => parts.join('')),
  fc.constantFrom(...STRANGE),
  fc.string({ unit: 'binary', maxLength: 12 }),
);

const numbers = [
  '1e1',
  '0x10',
  '0b1',
  '0o7',
  '1_0',
  '1.0',
  '1,5',
  '+5',
  '-0',
  '٣',
  '１',
  'NaN',
  'Infinity',
  '1n',
];
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ maxLength: 45 }),
  fc.integer({ min: -200, max: 200 }).map(String),
  fc.constantFrom(...numbers, '9'.repeat(400), ' 7 ', '\t7', '7\n', '\u00a07'),
  fc.constantFrom('on', 'off', 'true', 'a', '{"a":1}', '__proto__', 'a@b.de\r\nBcc: c@d.de', 'x\ry\r\nz\n'),
  fc.constantFrom('', ' ', '\r\n', '\u0000', '\ud800', '\u202e', 'x'.repeat(5000)),
  fc.constantFrom('ada@example.org', '+49 211 12345', 'Ada'),
);
const file = fc.constant(new File(['x'], 'name'));
const hostile = fc.array(fc.tuple(names, fc.oneof({ weight: 20, arbitrary: texts }, file)), {
  maxLength: 20,
});

/** Valid values put first, since the first of two values with one name counts: half of the forms are nearly valid. */
const good: Array<[string, string]> = [
  ['name', 'Ada'],
  ['text', 'x\r\ny'],
  ['email', 'ada@example.org'],
  ['phone', '+49 211 12345'],
  ['tip', '7'],
  ['way', '1e1'],
  ['agb', 'on'],
];
const sentForms = fc.oneof(
  hostile,
  hostile.map((entries) => [...entries.slice(0, 3), ...good]),
);

function formOf(entries: ReadonlyArray<readonly [string, string | File]>): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

describe('whatever form is sent', () => {
  const each = (holds: (fields: FormFields, sent: FormData, parsed: ReturnType<typeof parseForm>) => void) =>
    fc.assert(
      fc.property(someForm, sentForms, (fields, entries) => {
        const sent = formOf(entries);
        holds(fields, sent, parseForm(sent, { formId: 'f', definition: { fields, words } }));
      }),
      { numRuns },
    );

  /** A shown field's value, as the page should get it back. */
  const typed = (sent: FormData, name: string) => {
    const text = sent.get(name);
    return typeof text === 'string' ? text.replace(/\r\n?/g, '\n') : '';
  };

  const meant = (name: string, text: string) => {
    if (name === 'agb') return text === 'on';
    if (ONLY_INVISIBLE.test(text)) return undefined;
    if (name === 'tip') return Number(text);
    return name === 'way' ? text : text.trim();
  };

  it('nothing typed is lost, and nothing else comes back', () => {
    each((fields, sent, parsed) => {
      const shown = FIELDS.filter((name) => fields[name]?.need !== 'none');
      const there = shown.map((name) => [name, typed(sent, name)]).filter(([, text]) => text !== '');
      const failed = parsed.fail({ message: 'nein', fields: { name: ['nein'] } });
      const pages = [parsed.failure, parsed.redisplay(), parsed.redisplay('nein'), failed];
      const back = pages.map(({ result }) => result.initialValue ?? {});
      expect(back).toEqual(Array(4).fill(Object.fromEntries(there)));
    });
    expect('polluted' in {}).toBe(false);
  });

  it('what is taken is what was typed, and a number only in digits', () => {
    let takenWhole = 0;
    each((fields, sent, { value, failure }) => {
      const faults = failure.result.error ?? {};
      expect(value === null).toBe(Object.keys(faults).length > 0);
      if (value) takenWhole++;
      for (const name of FIELDS) {
        const { need } = fields[name] ?? {};
        const text = need === 'none' ? '' : typed(sent, name);
        const blank = ONLY_INVISIBLE.test(text);
        if (blank) expect(faults[name]).toEqual(need === 'mandatory' ? ['fehlt'] : undefined);
        else if (name === 'tip') {
          const whole = /^ *-?\d{1,9} *$/.test(text) && Number(text) >= -5 && Number(text) <= 99;
          expect(faults.tip).toEqual(whole ? undefined : ['falsch']);
        }
        if (value) expect(value[name]).toBe(need === 'none' ? undefined : meant(name, text));
      }
    });
    expect(takenWhole).toBeGreaterThan(numRuns / 10);
  });
});
