import { describe, expect, it } from 'vitest';
import { queryWithBack, wayBack } from './way-back.ts';

const OURS = 'https://kachel.example';
const LONG = `/archivsuche?q=${'x'.repeat(400)}`;

describe('wayBack', () => {
  it.each([
    ['from a section', '/beitrag/101-x', `${OURS}/linie`, '/linie'],
    [
      'from a search, with its words',
      '/beitrag/101',
      `${OURS}/archivsuche?q=bahn&page=2`,
      '/archivsuche?q=bahn&page=2',
    ],
    [
      'without state that has a place of its own',
      '/beitrag/101',
      `${OURS}/linie?lang=en&text=on&token=x`,
      '/linie',
    ],
    [
      'without what a portal adds to the address',
      '/beitrag/101',
      `${OURS}/linie?channel=portal&mac=aa:bb&ip=10.0.0.7`,
      '/linie',
    ],
    [
      'without the player that the address loads',
      '/beitrag/101',
      `${OURS}/beitrag/106?play=1`,
      '/beitrag/106',
    ],
    ['nor the one in an address', '/beitrag/101?back=%2Fbeitrag%2F106%3Fplay%3D1', null, '/beitrag/106'],
    ['from the start with that alone', '/beitrag/101', `${OURS}/?mac=aa:bb`, null],
    ['from the start', '/beitrag/101', `${OURS}/`, null],
    ['from the start in text-only display', '/beitrag/101', `${OURS}/?text=on`, null],
    ['from elsewhere', '/beitrag/101', 'https://evil.example/linie', null],
    ['from nowhere', '/beitrag/101', null, null],
    ['from what is no address', '/beitrag/101', 'about:blank', null],
    ['from no screen of ours', '/beitrag/101', `${OURS}/gibtsnicht`, null],
    ['from a framed screen', '/beitrag/101', `${OURS}/surveyresult/140/140`, null],
    ['on a screen without Back', '/linie', `${OURS}/vorschau`, null],
    [
      'shown again, as its address says',
      '/beitrag/101?lang=en&back=%2Flinie',
      `${OURS}/beitrag/101`,
      '/linie',
    ],
    [
      'shown again, as the address before says',
      '/beitrag/101?lang=en',
      `${OURS}/beitrag/101?back=%2Flinie`,
      '/linie',
    ],
    ['shown again without a way', '/beitrag/101?lang=en', `${OURS}/beitrag/101`, null],
    [
      'with the way of the page before',
      '/impressum',
      `${OURS}/beitrag/101?back=%2Flinie`,
      '/beitrag/101?back=%2Flinie',
    ],
    ['from an address that is too long', '/beitrag/101', `${OURS}${LONG}`, null],
    [
      'without the way of the page before where that is too long',
      '/impressum',
      `${OURS}/beitrag/101?back=${encodeURIComponent(LONG)}`,
      '/beitrag/101',
    ],
    ['never off the site', '/beitrag/101?back=https%3A%2F%2Fevil.example%2Flinie', null, null],
    ['never to a host that looks like a path', '/beitrag/101?back=%2F%2Fevil.example%2Flinie', null, null],
    ['never by a backslash', '/beitrag/101?back=%2F%5Cevil.example', null, null],
    ['never to a script', '/beitrag/101?back=javascript%3Aalert(1)', null, null],
    ['never to itself', '/beitrag/101?back=%2Fbeitrag%2F101', null, null],
  ])('%s', (_, address, referrer, expected) => {
    expect(wayBack(new URL(address, OURS), referrer ?? undefined)).toBe(expected);
  });
});

describe('queryWithBack', () => {
  it.each([
    ['/beitrag/101', null, ''],
    ['/beitrag/101?a=1', null, 'a=1'],
    ['/beitrag/101?a=1', '/linie', 'a=1&back=%2Flinie'],
    ['/beitrag/101?back=%2Fdeal', '/deal', 'back=%2Fdeal'],
    ['/beitrag/101?reading=on&lang=en', null, 'lang=en'],
  ])('%s with %s', (address, back, query) => {
    expect(queryWithBack({ params: new URL(address, OURS).searchParams, back })).toBe(query);
  });
});
