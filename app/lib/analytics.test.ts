// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { track } from './analytics.ts';
import { startAnalytics } from './start-analytics.ts';

afterEach(() => {
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
  it('requires consent first, counts the page, keeps a heartbeat of 10 s and loads the tracker once', () => {
    startAnalytics(site);
    startAnalytics(site);
    expect(window._paq?.[0]).toEqual(['requireConsent']);
    expect(window._paq).toContainEqual(['trackPageView']);
    expect(window._paq).toContainEqual(['enableHeartBeatTimer', 10]);
    const scripts = [...document.querySelectorAll('script')].map(({ src }) => src);
    expect(scripts).toEqual(['https://stats.example/matomo.js']);
  });
});
