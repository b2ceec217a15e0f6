// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { de } from '#app/i18n/de.ts';
import type { Page } from '#app/visit/page.ts';
import { PageProvider } from '#app/visit/page-context.tsx';
import { axeFaultsInHtml } from '#tests/support/axe.ts';
import { renderOnPage, testPage } from '#tests/support/render.tsx';
import { wordlessControls } from '#tests/support/text-browser.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Shell } from './shell.tsx';
import { WordLogo } from './word-logo.tsx';

const counts = { start: 3, line: 1, events: 1, prizes: 1, deals: 1 };
const WIFI = 'http://10.0.0.1/login';

function shell(changes: Partial<Page> = {}): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderOnPage(
    <Shell tabs={counts}>
      <p>Inhalt</p>
    </Shell>,
    { path: '/', ...changes },
  );
  return container;
}

function names(container: HTMLElement, selector: string): string[] {
  return [...container.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? '');
}

describe('in a captive portal’s browser window', () => {
  const portal = { address: 'kachel.example/beitrag/101', code: { size: 21, d: 'M0 .5h1' } };

  it('a card shows the URL to open in a real browser, with a QR code', () => {
    const card = shell({ portal }).querySelector('aside');
    expect(card?.textContent).toContain('kachel.example/beitrag/101');
    expect(card?.querySelector('svg')).not.toBeNull();
  });

  it('in the text-only view the card has the URL, without a QR code', () => {
    const card = shell({ portal, textOnly: true }).querySelector('aside');
    expect(card?.textContent).toContain('kachel.example/beitrag/101');
    expect(card?.querySelector('svg')).toBeNull();
  });
});

it.each([
  ['/archiv', 'lang=en&day=2026-11-18', '/archiv?day=2026-11-18'],
  ['/archivsuche', 'q=Stra%C3%9Fenbahn&page=2&text=on', '/archivsuche?q=Stra%C3%9Fenbahn&page=2'],
  ['/beitrag/129', 'outcome=sealed&token=secret&back=%2Flinie', '/beitrag/129'],
])('the URL on paper shows the same again: %s?%s', (path, query, printed) => {
  const container = shell({ path, query, canonicalOrigin: 'https://kachel.example' });
  const masthead = container.querySelector('main')?.dataset.masthead;
  expect(masthead).toBe(`${de.appName} · https://kachel.example${printed}`);
});

describe('the consent banner', () => {
  it.each([
    [{ url: 'https://stats.example', siteId: '1' }, 'Wir zählen damit, welche Seiten wie lange gelesen'],
    [null, 'Für Umfragen und, sobald wir zählen, für Seiten, Lesezeiten und Knöpfe'],
  ])('says what the cookie is for: analytics %o', (analytics, words) => {
    expect(shell({ consent: 'undecided', banner: true, analytics }).textContent).toContain(words);
  });
});

describe('the bars', () => {
  it('have tabs, menu and footer on a tab page', () => {
    const container = shell();
    expect(names(container, '.shell-tabs a')).toEqual(['Heute', 'Linie', 'Vorschau', 'Aktion', 'Deals']);
    expect(container.querySelector('.shell-tabs [aria-current="page"]')?.textContent).toBe('Heute');
    expect(names(container, 'summary')).toEqual(['Menü']);
    expect(container.querySelector('[data-back]')).toBeNull();
    expect(names(container, 'footer a')).toEqual(['Barrierefreiheit', 'Impressum', 'Datenschutz', 'English']);
    expect(container.querySelector('footer a[hreflang="en"]')?.getAttribute('href')).toBe('/?lang=en');
  });

  it.each([
    ['entry', '/beitrag/1', '/'],
    ['level', '/linie/netz', '/'],
    ['settings', '/einstellungen', '/'],
    ['imprint', '/impressum', '/'],
    ['archiveSearch', '/archivsuche', undefined],
    ['archive', '/archiv', undefined],
    ['worldNews', '/dpa-news', undefined],
    ['voucher', '/qr', undefined],
    ['start', '/', undefined],
    [null, '/nope', undefined],
  ] as const)('on %s have a way back or the menu', (screen, path, back) => {
    const container = shell({ screen, path });
    expect(container.querySelector('[data-back]')?.getAttribute('href')).toBe(back);
    expect(container.querySelector('details') === null).toBe(back !== undefined);
  });

  it('have no link without words in a text browser', () => {
    for (const changes of [{}, { screen: 'entry', path: '/beitrag/1' }] as const) {
      expect(wordlessControls(shell(changes).innerHTML)).toEqual([]);
    }
  });

  it('mark the tab of a level', () => {
    const container = shell({ screen: 'level', path: '/linie/netz' });
    expect(container.querySelector('.shell-tabs [aria-current="true"]')?.textContent).toBe('Linie');
  });

  it('are not there on bare screens and in a vehicle', () => {
    for (const changes of [
      { screen: 'surveyResult', path: '/surveyresult/1/2' },
      { bars: false, banner: false, forms: false, channel: 'screen' },
    ] as const) {
      const container = shell(changes);
      expect(container.querySelectorAll('header, nav, footer')).toHaveLength(0);
      expect(container.textContent).toContain('Inhalt');
    }
  });

  it.each([
    ['in the app around the page', { embedded: true, banner: true }],
    ['in its text-only view', { embedded: true, banner: true, textOnly: true }],
    ['in a channel with forms alone', { banner: false }],
    ['in a channel with the banner alone', { banner: true, forms: false }],
    ['in the text-only view of a channel without either', { banner: false, forms: false, textOnly: true }],
  ])('%s are the footer only', (_, changes) => {
    const container = shell({ bars: false, ...changes });
    expect(container.querySelectorAll('header, .shell-tabs')).toHaveLength(0);
    expect(names(container, 'footer li a')).toEqual([
      'Barrierefreiheit',
      'Impressum',
      'Datenschutz',
      'English',
    ]);
  });

  it('link to the Wi-Fi login only if its URL is set', () => {
    expect(shell().querySelector(`a[href="${WIFI}"]`)).toBeNull();
    expect(shell({ wifiLoginUrl: WIFI }).querySelector(`a[href="${WIFI}"]`)?.textContent).toBe('WLAN');
  });

  it('have no language link if there is only one language', () => {
    expect(shell({ languages: ['de'] }).querySelector('footer [hreflang]')).toBeNull();
  });
});

describe('the menu', () => {
  it('leads to the screens and switches the display', () => {
    const container = shell({ query: 'lang=de' });
    expect(names(container, 'details a')).toEqual([
      'Archiv',
      'Archivsuche',
      'Über uns',
      'Einstellungen',
      'Impressum',
      'Datenschutz',
      'Barrierefreiheit',
      'Nur Text aus',
      'English',
    ]);
    // Compared by attribute: jsdom's selectors don't match values with an ampersand.
    const addresses = [...container.querySelectorAll('details a')].map((link) => link.getAttribute('href'));
    expect(addresses).toContain('/?lang=de&text=on');
    expect(addresses).toContain('/?lang=en');
    expect(container.querySelector('details')?.textContent).not.toContain('Dunkles Design');
  });

  it.each([
    ['on', ['/?dark=off', 'Dunkles Design an']],
    ['off', ['/?dark=on', 'Dunkles Design aus']],
  ] as const)('offers the dark design where it works, at last: %s', (dark, [href, words]) => {
    const shown = shell({ darkAvailable: true, dark, languages: ['de'] });
    const last = [...shown.querySelectorAll('details li')].at(-1);
    expect(last?.querySelector('a')?.getAttribute('href')).toBe(href);
    expect(last?.textContent).toBe(words);
  });

  it('offers, while the device’s setting decides, the opposite colour scheme', () => {
    const shown = shell({ darkAvailable: true, dark: 'device', languages: ['de'] });
    const rows = [...shown.querySelectorAll('details li')].slice(-2);
    expect(rows.map((row) => [row.querySelector('a')?.getAttribute('href'), row.className])).toEqual([
      ['/?dark=on', 'dark:hidden'],
      ['/?dark=off', 'hidden dark:block'],
    ]);
  });

  it('has a heading for each of its lists', () => {
    const container = shell({});
    const lists = [...container.querySelectorAll('details ul')];
    const named = lists.map((list) => container.querySelector(`#${list.getAttribute('aria-labelledby')}`));
    expect(named.map((name) => name?.textContent)).toEqual([de.drawerMore, 'Darstellung']);
  });
});

describe('the consent banner', () => {
  const form = (changes: Partial<Page>) => shell(changes).querySelector<HTMLFormElement>('[data-consent]');

  it.each([
    ['undecided', { consent: 'undecided' }, true],
    ['given', { consent: 'given' }, false],
    ['refused', { consent: 'refused' }, false],
    ['a channel without it', { consent: 'undecided', banner: false }, false],
    ['in the app', { consent: 'undecided', embedded: true, bars: false }, true],
  ] as const)('%s', (_, changes, there) => {
    expect(form({ banner: true, ...changes }) !== null).toBe(there);
  });

  it('is a form of two alike buttons that comes back to this page', () => {
    const banner = form({ banner: true, query: 'lang=en', path: '/linie' });
    expect(banner?.method).toBe('post');
    const buttons = [...(banner?.querySelectorAll('button') ?? [])];
    expect(buttons.map((button) => [button.name, button.value])).toEqual([
      ['decision', 'reject'],
      ['decision', 'accept'],
    ]);
    expect(buttons[0]?.className).toBe(buttons[1]?.className);
    expect(banner?.querySelector<HTMLInputElement>('[name=return]')?.value).toBe('/linie?lang=en');
    expect(banner?.querySelector('[name=login]')).toBeNull();
  });

  it('has login=true in its return URL while the Wi-Fi login is offered', () => {
    const banner = form({ banner: true, wifiLoginUrl: WIFI });
    expect(banner?.querySelector<HTMLInputElement>('[name=return]')?.value).toBe('/?login=true');
  });

  it('is pinned', () => {
    expect(form({ banner: true })?.className).toContain('consent-pinned');
  });
});

describe('the word logo', () => {
  const { length } = de.appName;

  it.each([
    ['the start page', {}, length > 10 ? 0 : length],
    ['another page', { screen: 'line', path: '/linie' }, 0],
    ['an entry', { screen: 'entry', path: '/beitrag/120' }, 0],
    ['text only', { textOnly: true }, 0],
    ['a preview', { preview: { token: 't', date: '2026-11-20T06:00' } }, 0],
    ['the app', { bars: false, embedded: true }, 0],
  ] as const)('waits in %s for the script that lets it in', (_, changes, letters) => {
    const page = shell({ screen: 'start', path: '/', ...changes });
    const brought = page.querySelector<HTMLTemplateElement>('#word-logo');
    expect(brought?.content.querySelectorAll('svg').length ?? 0).toBe(letters);
    expect(page.querySelectorAll('.word-logo')).toHaveLength(0);
  });

  it.each([
    ['Nahverkehr', true],
    ['Regionalbus', false],
  ])('has room for the letters of %s: %s', (name, there) => {
    const logo = renderToStaticMarkup(
      <PageProvider value={{ page: testPage(), t: () => name }}>
        <WordLogo />
      </PageProvider>,
    );
    expect(logo !== '').toBe(there);
  });
});

describe('the whole shell', () => {
  it.each([
    ['undecided, with Wi-Fi', { banner: true, wifiLoginUrl: WIFI }],
    ['in English', { language: 'en' }],
    ['on a level page', { screen: 'level', path: '/linie/netz' }],
    ['in text-only mode', { textOnly: true }],
    ['dark', { dark: 'on', darkAvailable: true }],
    ['in a portal’s window', { portal: { address: 'kachel.example', code: { size: 21, d: 'M0 .5h1' } } }],
  ] as const)('has no fault that axe can see: %s', async (_, changes) => {
    expect(await axeFaultsInHtml(shell(changes).innerHTML.replace(/<\/?main[^>]*>/g, ''))).toEqual([]);
  });
});

describe('an error', () => {
  it.each([
    [404, 'Seite nicht gefunden'],
    [403, 'Kein Zugriff'],
    [405, 'Das konnten wir nicht lesen'],
    [413, 'Das ist zu groß'],
    [429, 'Einen Moment bitte'],
    [500, 'Das hat nicht geklappt'],
    [418, 'Das hat nicht geklappt'],
  ])('%i says %s and shows ways onward', (status, title) => {
    const container = document.createElement('div');
    container.innerHTML = renderOnPage(<ErrorScreen status={status} />);
    expect(container.querySelector('h1')?.textContent).toBe(title);
    expect(names(container, 'a')).toEqual(['Zur Startseite', 'Archivsuche']);
  });
});
