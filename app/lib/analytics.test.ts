// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { track } from './analytics.ts';
import { startAnalytics } from './start-analytics.ts';

const cookies = (text: string) => vi.spyOn(document, 'cookie', 'get').mockReturnValue(text);

beforeEach(() => void cookies('lang=en; mtm_consent=1.a'));
afterEach(() => {
  vi.restoreAllMocks();
  delete window._paq;
  document.head.innerHTML = '';
});

const site = { url: 'https://stats.example', siteId: '7' };

describe('track', () => {
  it('does nothing before analytics were started', () => {
    track({ category: 'share', action: 'facebook' });
    expect(window._paq).toBeUndefined();
  });

  it('queues events for the tracker', () => {
    startAnalytics(site);
    track({ category: 'lang', action: 'changeTo', name: 'en' });
    track({ category: 'wifi', action: 'click' });
    expect(window._paq?.slice(-2)).toEqual([
      ['trackEvent', 'lang', 'changeTo', 'en'],
      ['trackEvent', 'wifi', 'click'],
    ]);
  });
});

describe('startAnalytics', () => {
  it('does nothing beside a refusal, which makes the tracker delete the consent given here', () => {
    cookies('mtm_consent=1.a; mtm_consent_removed=1');
    startAnalytics(site);
    expect([window._paq, document.querySelector('script')]).toEqual([undefined, null]);
  });

  it('requires consent first, counts the page, keeps a heartbeat of 10 s and loads the tracker once', () => {
    startAnalytics(site);
    startAnalytics(site);
    expect(window._paq?.[0]).toEqual(['requireConsent']);
    expect(window._paq).toContainEqual(['trackPageView']);
    expect(window._paq).toContainEqual(['enableHeartBeatTimer', 10]);
    const scripts = [...document.querySelectorAll('script')].map(({ src }) => src);
    expect(scripts).toEqual(['https://stats.example/matomo.js']);
  });

  it.each([
    [`${location.origin}/qr/129/1/KACHEL-0001`, ''],
    ['https://search.example/find?q=tram', 'https://search.example/find'],
    [`${location.origin}.example/`, `${location.origin}.example/`],
    ['', ''],
  ])('tells where a rider came from, but no address of ours: %s', (referrer, told) => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
    startAnalytics(site);
    expect(window._paq).toContainEqual(['setReferrerUrl', told]);
  });
});

it.each([
  ['?q=geheim', 'Archivsuche'],
  ['', 'Archivsuche: geheim – Kachel'],
])('tells the heading in place of a title that holds a search term: %s', (query, told) => {
  const before = location.href;
  document.title = 'Archivsuche: geheim – Kachel';
  document.body.innerHTML = '<h1>Archivsuche</h1>';
  history.replaceState(null, '', `/archivsuche${query}`);
  startAnalytics(site);
  history.replaceState(null, '', before);
  document.body.innerHTML = '';
  expect(window._paq).toContainEqual(['setDocumentTitle', told]);
});

it('nothing is counted at a voucher’s address, on its error pages neither', () => {
  const before = location.href;
  history.replaceState(null, '', '/qr/129/1/KACHEL-0001/x');
  startAnalytics(site);
  history.replaceState(null, '', before);
  expect(window._paq).toBeUndefined();
});

describe('once consent is taken back elsewhere', () => {
  it.each([
    ['Back brings the page', () => window.dispatchEvent(new Event('pageshow'))],
    ['its window gets the focus', () => window.dispatchEvent(new Event('focus'))],
    ['its tab comes to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('nothing more is counted when %s', (_, comeBack) => {
    startAnalytics(site);
    const told = window._paq;
    comeBack();
    track({ category: 'wifi', action: 'click' });
    expect(told?.at(-1)).toEqual(['trackEvent', 'wifi', 'click']);
    cookies('lang=en; mtm_consent_removed=1');
    comeBack();
    track({ category: 'wifi', action: 'click' });
    expect(told?.slice(-2)).toEqual([['trackEvent', 'wifi', 'click'], ['disableHeartBeatTimer']]);
  });

  it.each([
    ['after a refusal', 'mtm_consent_removed=1'],
    ['beside the consent of another site of the operator’s', 'mtm_consent=1700000000000'],
  ])('a page copy cached before that loads no tracker %s', (_, decision) => {
    cookies(`lang=en; ${decision}`);
    startAnalytics(site);
    expect(window._paq).toBeUndefined();
    expect(document.querySelector('script')).toBeNull();
  });
});
