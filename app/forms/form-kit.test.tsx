import { describe, expect, it } from 'vitest';
import { choice, email, line, phone, tick, whole } from '#app/contract/forms/form-fields.ts';
import { translator } from '#app/i18n/translate.ts';
import { renderOnPage } from '#tests/support/render.tsx';
import { Checkbox } from './checkbox.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { withErrorTitle } from './error-title.ts';
import { Field } from './field.tsx';
import { errorsOf, type FormConstraint, type FormFailure, labelBefore } from './form-failure.ts';
import { constraintOf, parseForm } from './parse-form.server.ts';
import { Radios } from './radios.tsx';
import { SubmissionForm } from './submission-form.tsx';

const said = { missing: 'fehlt', wrong: 'falsch' };
const definition = {
  fields: {
    name: line('mandatory', 20),
    email: email('mandatory'),
    phone: phone('optional'),
    hidden: line('none', 20),
    text: { kind: 'lines', need: 'optional', max: 10 } as const,
    tip: whole('optional', 0, 99),
    way: { ...choice(['a', 'b']), need: 'optional' } as const,
    agb: tick('mandatory'),
  },
  words: {
    name: { ...said, label: 'Name' },
    email: { ...said, label: 'E-Mail' },
    phone: said,
    text: said,
    tip: said,
    way: said,
    agb: { label: 'Haken', missing: 'Haken fehlt', wrong: 'Haken fehlt' },
  },
};
const ID = '3f1c1f5e-6a55-4d0a-9a3e-111111111111';

function sent(values: Record<string, string>): FormData {
  const form = new FormData();
  form.set('form', 'f-1');
  form.set('submission_id', ID);
  for (const [name, value] of Object.entries(values)) form.set(name, value);
  return form;
}

const good = { name: ' Ada ', email: 'ada@example.org', agb: 'on' };

describe('parseForm', () => {
  it('returns trimmed, typed values', () => {
    const { value } = parseForm(sent({ ...good, tip: '0' }), { formId: 'f-1', definition });
    expect(value).toEqual({ name: 'Ada', email: 'ada@example.org', agb: true, tip: 0 });
  });

  it.each([
    ['an empty required field', { name: '' }, { name: ['fehlt'] }],
    ['blanks instead of a name', { name: '   ' }, { name: ['fehlt'] }],
    ['a name that is too long', { name: 'x'.repeat(21) }, { name: ['falsch'] }],
    ['a control character', { name: 'A\u0000da' }, { name: ['falsch'] }],
    ['a tab within a line', { name: 'A\tda' }, { name: ['falsch'] }],
    ['no e-mail address', { email: 'ada@' }, { email: ['falsch'] }],
    ['a phone number with letters', { phone: 'zwölf' }, { phone: ['falsch'] }],
    ['a score above 99', { tip: '100' }, { tip: ['falsch'] }],
    ['a score below 0', { tip: '-1' }, { tip: ['falsch'] }],
    ['half a goal', { tip: '1.5' }, { tip: ['falsch'] }],
    ['a score in words', { tip: 'zwei' }, { tip: ['falsch'] }],
    ['a score in another notation', { tip: '0x10' }, { tip: ['falsch'] }],
    ['a score with an exponent', { tip: '1e1' }, { tip: ['falsch'] }],
    ['a way that nobody offered', { way: 'c' }, { way: ['falsch'] }],
    ['a box that says something else', { agb: 'off' }, { agb: ['Haken fehlt'] }],
    ['an unticked box', { agb: '' }, { agb: ['Haken fehlt'] }],
  ])('refuses %s', (_what, change, error) => {
    const { value, failure } = parseForm(sent({ ...good, ...change }), { formId: 'f-1', definition });
    expect(value).toBeNull();
    expect(failure.result.error).toEqual(error);
  });

  it('lists errors in the order of the form’s fields', () => {
    const { failure } = parseForm(sent({ ...good, name: '', tip: '100', email: 'ada@', agb: '' }), {
      formId: 'f-1',
      definition,
    });
    const names = errorsOf(failure, constraintOf(definition)).map(({ name }) => name);
    expect(names).toEqual(['name', 'email', 'tip', 'agb']);
  });

  it('trims a tab at the end of a one-line field and keeps it in a textarea', () => {
    const { value } = parseForm(sent({ ...good, name: 'Ada\t', text: 'a\tb\nc' }), {
      formId: 'f-1',
      definition,
    });
    expect(value).toMatchObject({ name: 'Ada', text: 'a\tb\nc' });
  });

  it('counts a line break once, as the browser does', () => {
    const { value } = parseForm(sent({ ...good, text: '12345\r\n789' }), { formId: 'f-1', definition });
    expect(value).toMatchObject({ text: '12345\n789' });
  });

  it('does not read a field that is not shown', () => {
    const { value } = parseForm(sent({ ...good, hidden: 'x'.repeat(99) }), { formId: 'f-1', definition });
    expect(value).not.toHaveProperty('hidden');
  });

  it('returns the submission id and the values of known fields only', () => {
    const { fail } = parseForm(sent({ ...good, draw: 'geheim' }), { formId: 'f-1', definition });
    const failure = fail({ message: 'Das war nichts', fields: { email: ['schon dabei'] } });
    expect(failure).toMatchObject({ formId: 'f-1', submissionId: ID });
    expect(failure.result.initialValue).toEqual({ name: ' Ada ', email: 'ada@example.org', agb: 'on' });
    expect(failure.result.error).toEqual({ '': ['Das war nichts'], email: ['schon dabei'] });
  });

  it('ignores field names that are special to conform or JavaScript, and the second value of a repeated name', () => {
    const form = sent(good);
    for (const name of ['__intent__', '__state__', '__proto__', 'name[0]', 'email.at', ''])
      form.set(name, '{x');
    form.append('name', 'Eve');
    expect(parseForm(form, { formId: 'f-1', definition }).value).toEqual({
      name: 'Ada',
      email: 'ada@example.org',
      agb: true,
    });
  });

  it('gives a form with a broken id a new one', () => {
    const form = sent(good);
    form.set('submission_id', 'nonsense');
    expect(parseForm(form, { formId: 'f-1', definition }).failure.submissionId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

const constraint = constraintOf(definition);

function page(failure: FormFailure | null, textOnly = false): string {
  return renderOnPage(
    <>
      {failure ? <ErrorSummary failure={failure} constraint={constraint} t={translator('de')} /> : null}
      <SubmissionForm
        id="f-1"
        action="/hier?lang=de"
        submissionId={ID.replaceAll('1', '2')}
        constraint={constraint}
        failure={failure}
      >
        {(field) => (
          <>
            <Field meta={field('name')} label="Name" autoComplete="name" />
            <Field meta={field('email')} label="E-Mail" type="email" autoComplete="email" />
            <Field meta={field('text')} label="Text" rows={4} autoComplete="off" />
            <Radios
              meta={field('way')}
              legend="Weg"
              options={[
                { value: 'a', label: 'A' },
                { value: 'b', label: 'B' },
              ]}
            />
            <Checkbox meta={field('agb')} label="Einverstanden" />
          </>
        )}
      </SubmissionForm>
    </>,
    { textOnly },
  );
}

describe('a form', () => {
  const html = page(null);

  it('has the schema’s messages as data for live-check.ts', () => {
    expect(constraint.email).toMatchObject({ label: 'E-Mail', messages: ['fehlt', 'falsch'] });
    expect(constraint.phone?.messages).toEqual([undefined, 'falsch']);
    expect(constraint.tip?.messages).toEqual([undefined, 'falsch']);
    expect(constraint.agb?.messages).toEqual(['Haken fehlt', 'Haken fehlt']);
    expect(html).toContain('data-live=');
    expect(page(null, true)).not.toMatch(/data-live|<template/);
  });

  it('isn’t read aloud at each change in a slide, which is a live region; its notes are', () => {
    expect(html).toMatch(/<form[^>]* aria-live="off"/);
    expect(html).toMatch(/<p role="status"[\s\S]*<p role="alert"/);
  });

  it('has novalidate, and its fields have validation attributes', () => {
    expect(html).toMatch(/<form[^>]*novalidate=""/i);
    expect(html).toMatch(/<input[^>]*required=""[^>]*name="name"|<input[^>]*name="name"[^>]*required=""/);
    expect(html).toMatch(/name="name"[^>]*maxLength="20"|maxLength="20"[^>]*name="name"/i);
    expect(html).toContain('type="email"');
    expect(html).toContain('autoComplete="email"');
  });

  it('is a plain post with its own id and its submission id', () => {
    expect(html).toMatch(/<form[^>]*method="post"[^>]*action="\/hier\?lang=de"/);
    expect(html).toContain('name="form" value="f-1"');
    expect(html).toContain(`name="submission_id" value="${ID.replaceAll('1', '2')}"`);
  });
});

it.each([
  ['is offered', null, true],
  [
    'isn’t in a captive portal’s window, which loses its storage',
    { address: '', code: { size: 21, d: '' } },
    false,
  ],
])('waiting for a connection %s', (_what, portal, mayWait) => {
  const html = renderOnPage(
    <SubmissionForm id="f-1" action="" submissionId={null} constraint={{}} failure={null} mayWait>
      {() => null}
    </SubmissionForm>,
    { usesServiceWorker: true, portal },
  );
  expect(html.includes('data-later')).toBe(mayWait);
});

describe('a form that was not accepted', () => {
  const typed = sent({ ...good, name: '', email: 'ada@', text: 'Zeile <b>', way: 'b' });
  const html = page(parseForm(typed, { formId: 'f-1', definition }).failure);

  it('begins with a focused summary that leads to the fields', () => {
    expect(html).toMatch(
      /^<div id="error-summary" role="alert" aria-atomic="false" tabindex="-1" autofocus=""/i,
    );
    expect(html).toContain('<a href="#f-1-name"');
    expect(html).toContain('id="f-1-name"');
  });

  it('keeps what was typed and its submission id', () => {
    expect(html).toContain('value="ada@"');
    expect(html).toContain('Zeile &lt;b&gt;');
    expect(html).toMatch(/value="b"[^>]*checked=""|checked=""[^>]*value="b"/);
    expect(html).toContain(`value="${ID}"`);
  });

  it('names a field in each line, by the message itself or by its label', () => {
    const fault = { ...parseForm(typed, { formId: 'f-1', definition }).failure };
    fault.result = {
      error: {
        name: ['fehlt'],
        email: ['Falsche E-Mail'],
        agb: ['Haken fehlt'],
        tip: ['fehlt'],
        way: ['fehlt'],
      },
    };
    const lines = [...page(fault).matchAll(/<a href="#([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(([, id, text]) => [
      id,
      text,
    ]);
    expect([lines[0], lines[1], lines.at(-1)]).toEqual([
      ['f-1-name', 'Name: fehlt'],
      ['f-1-email', 'Falsche E-Mail'],
      ['f-1-agb', 'Haken fehlt'],
    ]);
    expect(new Set(lines.map(([id]) => id)).size).toBe(5);
  });

  it.each([
    ['Name', 'Name: fehlt'],
    ['Hausnr.', 'Hausnr.: fehlt'],
    ['Wie heißt du?', 'Wie heißt du? fehlt'],
    ['Hier steht dein Name.', 'Hier steht dein Name. fehlt'],
    ['Ich bin einverstanden, dass\u00a0…', 'Ich bin einverstanden, dass\u00a0… fehlt'],
    ['', 'fehlt'],
    ['FEHLT', 'fehlt'],
  ])('puts the label %j before a message, without a colon after other punctuation', (label, told) => {
    expect(`${labelBefore('fehlt', label)}fehlt`).toBe(told);
  });

  it('has a line for each field, also where two have the same label and message', () => {
    const failure = { ...parseForm(typed, { formId: 'f-1', definition }).failure };
    failure.result = { error: { one: ['is missing', 'is missing'], two: ['is missing'] } };
    const label = { label: 'Ich bin damit einverstanden, dass meine …' };
    const constraint: FormConstraint = { one: label, two: label };
    const summary = renderOnPage(
      <ErrorSummary failure={failure} constraint={constraint} t={translator('de')} />,
    );
    expect([...summary.matchAll(/href="#(f-1-\w+)"/g)].map(([, id]) => id)).toEqual(['f-1-one', 'f-1-two']);
  });

  it('marks a label written by an editor as German', () => {
    const failure = {
      ...parseForm(typed, { formId: 'f-1', definition }).failure,
      result: { error: { tip: ['wrong'] } },
    };
    const ours = { tip: { label: 'Mannschaft' } };
    const summary = (constraint: FormConstraint, language: 'de' | 'en') =>
      renderOnPage(<ErrorSummary failure={failure} constraint={constraint} t={translator(language)} />, {
        language,
      });
    const theirs: FormConstraint = { tip: { ...ours.tip, byEditor: true, messages: [undefined, 'wrong'] } };
    expect(summary(theirs, 'en')).toContain('<span lang="de">Mannschaft: </span>wrong</a>');
    expect(summary(theirs, 'de')).toContain('>Mannschaft: wrong</a>');
    expect(summary(ours, 'en')).toContain('>Mannschaft: wrong</a>');
    expect(
      renderOnPage(
        <SubmissionForm id="f-1" action="" submissionId={null} constraint={theirs} failure={null}>
          {() => null}
        </SubmissionForm>,
        { language: 'en' },
      ),
    ).toContain(
      '&quot;lang&quot;:&quot;de&quot;,&quot;messages&quot;:[null,[&quot;Mannschaft: &quot;,&quot;wrong&quot;]]',
    );
  });

  it('has aria-describedby for an error of the form as a whole', () => {
    const failed = page(parseForm(typed, { formId: 'f-1', definition }).fail({ message: 'Das war nichts' }));
    expect(failed).toMatch(/<h2 id="f-1-error"[^>]*>Das war nichts</);
    expect(failed).toMatch(/<form[^>]* aria-describedby="f-1-error"/);
    expect(html).not.toMatch(/<form[^>]* aria-describedby/);
  });

  it('ties each message to its field', () => {
    expect(html).toMatch(/aria-describedby="f-1-email-error"/);
    expect(html).toContain('id="f-1-email-error"');
  });
});

describe('the title of an answer', () => {
  const failure = parseForm(sent({}), { formId: 'f-1', definition }).failure;

  it.each([
    ['says first that a form was not accepted', { 'entry:/beitrag/:id': failure }, 'Fehler: Beitrag'],
    ["is the page's own without an action", null, 'Beitrag'],
    ["is the page's own for other answers", { 'entry:/beitrag/:id': { ok: true } }, 'Beitrag'],
  ])('%s', (_what, actionData, title) => {
    expect(withErrorTitle('<title>Beitrag</title>', actionData, 'Fehler: ')).toBe(`<title>${title}</title>`);
  });
});
