import { describe, expect, it } from 'vitest';
import { frameMail } from './mail-frame.ts';
import { subjectLine } from './mail-text.ts';

describe('an editor’s words in a mail', () => {
  it.each([
    ['Preis\r\nBcc: alle@example.org', 'Preis Bcc: alle@example.org'],
    ['a\u0000b\u0007c', 'a b c'],
    ['x'.repeat(500), 'x'.repeat(150)],
    [`${'x'.repeat(149)}🚋🚋`, `${'x'.repeat(149)}🚋`],
  ])('make one line of a subject', (title, subject) => {
    expect(subjectLine(title)).toBe(subject);
  });
});

describe('a mail', () => {
  const mail = frameMail({
    to: 'a@example.org',
    subject: 'Hallo <b>',
    parts: [
      { kind: 'text', text: "Eins & <zwei> 'x'\n\nDrei" },
      { kind: 'button', label: 'Los', address: 'https://kachel.example/a?b=1&c="2"' },
      { kind: 'code', code: 'A-1' },
    ],
    footer: 'Warum',
  });

  it('says the same in plain text and in HTML', () => {
    expect(mail.text).toBe(
      'Eins & <zwei> \'x\'\n\nDrei\n\nLos:\nhttps://kachel.example/a?b=1&c="2"\n\nDein Code: A-1\n\n-- \nWarum\n',
    );
    expect(mail.html).toContain('<p>Eins &amp; &lt;zwei&gt; &#39;x&#39;</p>\n<p>Drei</p>');
    expect(mail.html).toContain('href="https://kachel.example/a?b=1&amp;c=&quot;2&quot;"');
    expect(mail.html).toContain('<html lang="de">');
    expect(mail.html).not.toContain('<b>');
  });
});
