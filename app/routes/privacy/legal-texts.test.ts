import { describe, expect, it } from 'vitest';
import type { LegalText, WriteLegalText } from '#app/components/legal/legal-text.ts';
import { withoutGaps } from '#app/components/legal/legal-text.ts';
import type { OperatorFacts } from '#app/components/legal/operator-facts.ts';
import { DRAFT_LIFETIME_MS, DRAFT_LONGEST_MS } from '#app/contract/upload-rules.ts';
import { accessibilityText } from '../accessibility/accessibility-text.ts';
import { imprintText } from '../imprint/imprint-text.ts';
import { germanPrivacyText } from './privacy-text.de.ts';
import { englishPrivacyText } from './privacy-text.en.ts';

const operator: OperatorFacts = {
  name: 'Verkehr Nordheim GmbH',
  address: 'Am Depot 1, 12345 Nordheim',
  phone: '+49 30 1111',
  fax: '+49 30 2222',
  email: 'post@nordheim.test',
  directors: 'Ada Beispiel',
  registerCourt: 'Amtsgericht Nordheim',
  registerNumber: 'HRB 4711',
  vatId: 'DE999999999',
  editor: 'Emil Muster',
  hosting: 'Rechenzentrum Nord',
  supervisoryAuthority: 'Aufsicht Nord',
  conciliationBody: 'Schlichtung Nord',
  dataProtectionOfficer: 'datenschutz@nordheim.test',
  retainDays: '77',
  statementPrepared: '2026-03-09',
  statementAssessed: '2026-02',
  analytics: 'https://stats.example',
};

const texts: Record<string, { de: WriteLegalText; en: WriteLegalText }> = {
  imprint: imprintText,
  privacy: { de: germanPrivacyText, en: englishPrivacyText },
  accessibility: accessibilityText,
};

const shapeOf = ({ sections }: LegalText) =>
  sections.map(({ id, blocks }) => [id, ...blocks.map(({ kind }) => kind)]);

describe('legal texts', () => {
  it.each(Object.keys(texts))('%s has the same parts in German and English', (name) => {
    const { de, en } = texts[name] ?? { de: germanPrivacyText, en: englishPrivacyText };
    expect(shapeOf(en(operator))).toEqual(shapeOf(de(operator)));
  });

  it.each(['de', 'en'] as const)('the imprint in %s names every fact', (language) => {
    const written = JSON.stringify(imprintText[language](operator));
    const {
      hosting,
      supervisoryAuthority,
      conciliationBody,
      dataProtectionOfficer,
      retainDays,
      statementPrepared,
      statementAssessed,
      analytics,
      ...named
    } = operator;
    for (const fact of Object.values(named)) expect(written).toContain(fact);
    expect(written).not.toContain(hosting);
  });

  it.each([
    ['de', germanPrivacyText],
    ['en', englishPrivacyText],
  ] as const)('the privacy policy in %s has all sections, cookies, periods and two buttons', (_, write) => {
    const text = write(operator);
    expect(text.sections.map(({ id }) => id)).toEqual([
      'verantwortlich',
      'automatisch',
      'freiwillig',
      'hosting',
      'webanalyse',
      'umfrage',
      'rechte',
    ]);
    const blocks = text.sections.flatMap((section) => [...section.blocks]);
    expect(blocks.filter(({ kind }) => kind === 'reset')).toHaveLength(2);
    // No script of ours reaches the storage of another tab.
    expect(JSON.stringify(blocks)).toMatch(
      /(?:Sitzungsspeicher|session storage) \(in (?:anderen Tabs|other tabs)/,
    );
    const written = JSON.stringify(text);
    for (const word of ['_pk_id', '_pk_ses', 'mtm_consent', 'survey:', '13', '30', '6', '10', '70']) {
      expect(written).toContain(word);
    }
    for (const fact of [operator.name, operator.hosting, operator.supervisoryAuthority, operator.email]) {
      expect(written).toContain(fact);
    }
  });

  it.each([
    ['de', germanPrivacyText],
    ['en', englishPrivacyText],
  ] as const)(
    'the privacy policy in %s says that pictures of other servers are loaded unasked',
    (_, write) => {
      const written = JSON.stringify(write(operator));
      expect(written).not.toMatch(/niemand außer uns|nobody but us/);
      expect(written).toMatch(/Bilder können auf anderen Servern liegen|Pictures may be on other servers/);
    },
  );

  it.each([
    ['de', germanPrivacyText],
    ['en', englishPrivacyText],
  ] as const)('the privacy policy in %s says what is counted where, and what stays of a draw', (_, write) => {
    const { sections } = write(operator);
    const written = (section: string) => JSON.stringify(sections.find(({ id }) => id === section));
    expect(written('webanalyse')).toMatch(
      /https:\/\/stats\.example,? .*(?:wie lange gelesen|for how long).*(?:deine IP-Adresse|your IP address)/,
    );
    expect(written('umfrage')).toMatch(/(?:Aus deiner IP-Adresse|From your IP address) [^.]* 256 /);
    expect(written('freiwillig')).toMatch(/Nieten 30 Tage lang|losing draws for 30 days/);
    expect(written('automatisch')).toMatch(/(?:Anbieter deine|provider learns your) IP/);
  });

  it.each([
    ['de', germanPrivacyText],
    ['en', englishPrivacyText],
  ] as const)(
    'the privacy policy in %s says what still tells of a vote after consent is withdrawn',
    (_, write) => {
      const survey = write(operator).sections.find(({ id }) => id === 'umfrage');
      expect(JSON.stringify(survey)).toMatch(
        /(?:bis zu 30 Tage lang an „browser“|for up to 30 days by “browser”)/,
      );
    },
  );

  it.each([
    ['de', '9.3.2026', 'Februar 2026'],
    ['en', '9 March 2026', 'February 2026'],
  ] as const)(
    'the accessibility statement in %s names standard, dates and conciliation',
    (language, date, month) => {
      const written = JSON.stringify(accessibilityText[language](operator));
      for (const word of ['EN 301 549 V2.1.2', date, month, operator.conciliationBody, operator.email]) {
        expect(written).toContain(word);
      }
    },
  );

  it.each([
    ['de', 'Antwortfeld', 'an sie erinnert', 'Untertitel werden', 'ohne JavaScript'],
    ['en', 'answer field', 'reminder', 'subtitles are shown', 'without JavaScript'],
  ] as const)(
    'the accessibility statement in %s says what differs without a script, and how long uploads are kept',
    (language, field, reminder, subtitles, without) => {
      const written = JSON.stringify(accessibilityText[language](operator));
      for (const word of [field, reminder, subtitles])
        expect(written.split(/[.;"]/).find((part) => part.includes(word))).toContain(without);
      const kept = `${DRAFT_LIFETIME_MS / 60_000}\u00a0`;
      expect(written.split(/[.;"]/).find((part) => part.includes(kept))).toContain(without);
      expect(written).toContain(` ${DRAFT_LONGEST_MS / 3_600_000}\u00a0`);
    },
  );

  it('a single day has its own words', () => {
    const written = JSON.stringify(
      [germanPrivacyText, englishPrivacyText].map((write) => write({ ...operator, retainDays: '1' })),
    );
    expect(written).toContain(
      'spätestens einen Tag nach dem Ende der Aktion (nicht gesendete E-Mails nach 30 Tagen) und in Sicherungskopien höchstens ebenso lange danach',
    );
    expect(written).toContain(
      'one day after the end of the promotion at the latest (unsent e-mails after 30 days), and in backups as long again at most',
    );
  });

  it.each([
    ['29', true],
    ['30', false],
  ])('unsent mails are named where they stay longer than the rest: %s days', (retainDays, named) => {
    for (const write of [germanPrivacyText, englishPrivacyText]) {
      const written = JSON.stringify(write({ ...operator, retainDays }));
      expect(/nicht gesendete E-Mails|unsent e-mails/.test(written)).toBe(named);
    }
  });

  it.each([
    ['de', germanPrivacyText, 'spätestens 77 Tage nach dem Ende der Aktion'],
    ['en', englishPrivacyText, '77 days after the end of the promotion at the latest'],
  ] as const)(
    'the privacy policy in %s names the data protection officer and how long',
    (_, write, period) => {
      const written = JSON.stringify(write(operator));
      expect(written).toContain('[datenschutz@nordheim.test](mailto:datenschutz@nordheim.test)');
      expect(written).toContain(period);
      const without = JSON.stringify(withoutGaps(write(unset)));
      expect(without).not.toMatch(
        /Datenschutzbeauftragte|Data protection officer|nach dem Ende der Aktion|the end of the promotion/,
      );
    },
  );

  const unset: OperatorFacts = {
    ...(Object.fromEntries(Object.keys(operator).map((name) => [name, ''])) as unknown as OperatorFacts),
    name: operator.name,
    address: operator.address,
    email: operator.email,
  };

  it.each(['de', 'en'] as const)(
    'the privacy policy in %s says that nothing is counted without analytics',
    (language) => {
      const privacy = (analytics: string) => texts.privacy?.[language]({ ...operator, analytics });
      expect(JSON.stringify(privacy(''))).toMatch(/zählen wir nicht|we do not count/);
      expect(JSON.stringify(privacy('x'))).not.toMatch(/zählen wir nicht|we do not count/);
    },
  );

  it.each(['de', 'en'] as const)('omit sentences with unset values, in %s', (language) => {
    const [imprint, privacy, accessibility] = Object.values(texts).map((text) =>
      withoutGaps(text[language](unset)),
    );
    const ids = (text: LegalText | undefined) => text?.sections.map(({ id }) => id);
    expect(ids(imprint)).toEqual(['anbieter', 'kontakt', 'rechte']);
    expect(ids(privacy)).not.toContain('hosting');
    expect(ids(accessibility)).toEqual(['stand', 'ausnahmen', 'feedback']);
    const rows = [imprint, privacy, accessibility].flatMap((text) =>
      (text?.sections ?? []).flatMap(({ blocks }) =>
        blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : [])),
      ),
    );
    expect(rows.filter(([, value]) => value === '')).toEqual([]);
    const written = JSON.stringify([imprint, privacy, accessibility]);
    expect(written).not.toMatch(
      /Demo|Aldenbrück|2025|"Telefon"|"Telephone"|ruf an|or call|:"},{"kind":"facts","rows":\[\]/,
    );
  });
});
