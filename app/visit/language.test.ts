import { describe, expect, it } from 'vitest';
import { visitTo } from '#tests/support/visit.ts';

function ask({ query = '', cookie = '', accept = '' }): string {
  return visitTo(`/${query}`, { cookie, acceptLanguage: accept }).language;
}

describe('the language of a request', () => {
  it.each([
    ['the address first', { query: '?lang=en', cookie: 'lang=de', accept: 'de' }, 'en'],
    ['then the cookie', { cookie: 'lang=en', accept: 'de' }, 'en'],
    ['of several cookies the first usable', { cookie: 'lang=de-DE; lang=xx; lang=en; lang=de' }, 'en'],
    ['then the browser', { accept: 'en-GB,de;q=0.5' }, 'en'],
    ['the first supported of the browser’s', { accept: 'xx,en;q=0.8' }, 'en'],
    ['by quality, not by place', { accept: 'en;q=0.2,de;q=0.9' }, 'de'],
    ['never one that the browser refuses', { accept: 'en;q=0' }, 'de'],
    ['the default where nothing is supported', { accept: 'xx,yy' }, 'de'],
    ['the default where nothing is said', {}, 'de'],
    ['not what the address says in vain', { query: '?lang=xx', accept: 'en' }, 'en'],
    ['not what links could not carry', { query: '?lang=EN', accept: 'de' }, 'de'],
  ])('is %s', (_, request, language) => {
    expect(ask(request)).toBe(language);
  });
});
