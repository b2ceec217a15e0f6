import { describe, expect, it } from 'vitest';
import { visitTo } from '#tests/support/visit.ts';
import { settingsAddress } from './settings-address.ts';

function saved(address: string, fields: Record<string, string>): string {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return settingsAddress(visitTo(address), form);
}

describe('the URL after saving settings', () => {
  it.each([
    ['text-only on', '/einstellungen', { text: 'on', lang: 'de' }, '/einstellungen?text=on&lang=de&saved=1'],
    ['text-only off', '/einstellungen?text=on', { lang: 'de' }, '/einstellungen?text=off&lang=de&saved=1'],
    ['another language', '/settings?lang=de', { lang: 'en' }, '/settings?lang=en&text=off&saved=1'],
    ['with where the page was opened', '/settings?channel=app', {}, '/settings?channel=app&text=off&saved=1'],
    ['without a language that is none', '/settings', { lang: 'x"><b' }, '/settings?text=off&saved=1'],
  ])('%s', (_, address, fields, expected) => {
    expect(saved(address, fields)).toBe(expected);
  });
});
