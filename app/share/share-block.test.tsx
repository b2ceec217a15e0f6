// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { axeFaultsInHtml } from '#tests/support/axe.ts';
import { renderOnPage, testPage } from '#tests/support/render.tsx';
import { wordlessControls } from '#tests/support/text-browser.ts';
import { entryOf } from '#tests/support/tiles.tsx';
import { ShareBlock } from './share-block.tsx';

const matomo = { url: 'https://m.example', siteId: '1' };

function block(changes: Parameters<typeof testPage>[0] = {}): string {
  const page = testPage({ path: '/beitrag/101-x', ...changes });
  return renderOnPage(<ShareBlock entry={entryOf([], page)} />, page);
}

function usagesIn(html: string): string[] {
  document.body.innerHTML = html;
  return [...document.querySelectorAll<HTMLElement>('[data-usage]')].map(({ dataset }) => {
    const { category, action } = JSON.parse(dataset.usage ?? '') as Record<string, string>;
    return `${category} ${action}`;
  });
}

describe('the share block', () => {
  it('passes axe, as links and with the link to copy by hand', async () => {
    expect(await axeFaultsInHtml(block())).toEqual([]);
    expect(await axeFaultsInHtml(block({ query: 'share=copy' }))).toEqual([]);
  });

  it('says in words what its marks mean, for text browsers too', () => {
    expect(wordlessControls(block())).toEqual([]);
    document.body.innerHTML = block();
    const addresses = [...document.querySelectorAll('a')].map((link) => [link.textContent, link.href]);
    expect(Object.fromEntries(addresses)).toMatchObject({
      'Bei Facebook teilen': expect.stringMatching(/^https:\/\/www\.facebook\.com\/sharer/),
      'Bei X teilen': expect.stringMatching(/^https:\/\/x\.com\/intent/),
      'Per WhatsApp teilen': expect.stringMatching(/^https:\/\/wa\.me\//),
      'Per E-Mail teilen': expect.stringMatching(/^mailto:\?subject=/),
    });
  });

  it.each([
    ['', undefined],
    ['share=copy', 'https://tram.example/beitrag/101-ein-beitrag'],
    ['text=on&share=copy', 'https://tram.example/beitrag/101-ein-beitrag'],
  ])('at ?%s has as link to copy by hand: %s', (query, link) => {
    document.body.innerHTML = block({ query });
    expect(document.querySelector('input')?.value).toBe(link);
  });

  it('has in a captive portal’s window only the link: it reaches no other site and no mail program', async () => {
    const html = block({ portal: { address: 'tram.example', code: { size: 21, d: '' } } });
    expect(await axeFaultsInHtml(html)).toEqual([]);
    document.body.innerHTML = html;
    expect(document.querySelector('input')?.value).toBe('https://tram.example/beitrag/101-ein-beitrag');
    expect([...document.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['Link kopieren']);
    expect(document.querySelector('[autofocus]')).toBeNull();
  });

  it('has each use counted where the rider agreed, and none elsewhere', () => {
    const uses = ['facebook', 'x', 'whatsapp', 'mail', 'clipboard'].map((use) => `share ${use}`);
    expect(usagesIn(block({ analytics: matomo, consent: 'given' }))).toEqual(uses);
    expect(document.querySelector('ul')?.dataset.shareDevice).toContain('share');
    expect(usagesIn(block({ analytics: matomo, consent: 'refused' }))).toEqual([]);
    expect(usagesIn(block({ analytics: null, consent: 'given' }))).toEqual([]);
  });
});
