import { describe, expect, it } from 'vitest';
import { visitCookies, visitOf } from './visit.server.ts';

function from(headers: Record<string, string>, cookies: Record<string, string> = {}) {
  return visitOf(new Request('http://tram.example/linie', { headers }), cookies);
}

describe('visitOf', () => {
  it.each([
    ['the first page of a visit', from({}), { first: true, holdsCookies: true }],
    [
      'a link from elsewhere',
      from({ Referer: 'https://search.example/' }),
      { first: true, holdsCookies: true },
    ],
    [
      'a page after it',
      from({ Referer: 'http://tram.example/' }, { seen: '1' }),
      { first: false, holdsCookies: true },
    ],
    [
      'a new visit of somebody who chose English once',
      from({}, { lang: 'en' }),
      { first: true, holdsCookies: true },
    ],
    [
      'a page after it where cookies are refused',
      from({ Referer: 'http://tram.example/' }),
      { first: false, holdsCookies: false },
    ],
    [
      'the same, told by Sec-Fetch-Site',
      from({ 'Sec-Fetch-Site': 'same-origin' }),
      { first: false, holdsCookies: false },
    ],
    ['a broken Referer', from({ Referer: '::' }), { first: true, holdsCookies: true }],
  ])('%s', (_, visit, expected) => {
    expect(visit).toEqual(expected);
  });
});

describe('visitCookies', () => {
  it('remembers a visit until the browser is closed, once', () => {
    const first = new Request('https://tram.example/');
    expect(visitCookies(first)).toEqual(['seen=1; Path=/; HttpOnly; Secure; SameSite=Lax']);
    expect(visitCookies(new Request(first, { headers: { Cookie: 'seen=1' } }))).toEqual([]);
  });
});
