// @vitest-environment jsdom
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { WirePost } from '#app/contract/content/wire-post.ts';
import { wirePosts } from '#app/positions/position-fixtures.ts';
import { renderOnPage } from '#tests/support/render.tsx';
import { LargeHeadline, SmallHeadline } from './headline.tsx';

const [plain] = wirePosts(1) as [WirePost];
const withCredit = (creditline: string): WirePost => ({
  ...plain,
  images: plain.images.map((image) => ({ ...image, creditline })),
});

function shown(headline: ReactElement, textOnly = false): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = renderOnPage(headline, { textOnly });
  return container;
}

describe.each([false, true])('a wire headline, text-only: %s', (textOnly) => {
  it.each([
    ['large', LargeHeadline],
    ['small', SmallHeadline],
  ])('%s says before its kicker whether it is advertising', (_, Headline) => {
    const texts = [true, false].map(
      (sponsored) => shown(<Headline post={{ ...plain, sponsored }} />, textOnly).textContent,
    );
    expect(texts).toEqual([expect.stringMatching(/^AnzeigeVerkehr/), expect.stringMatching(/^Verkehr/)]);
  });
});

describe('a large wire headline’s picture', () => {
  const last = (post: WirePost, textOnly = false) =>
    [...shown(<LargeHeadline post={post} />, textOnly).querySelectorAll('p')].at(-1)?.textContent;

  it('has its credit after the time', () => {
    expect(last(withCredit('Foto: Meridian'))).toBe('Foto: Meridian');
  });

  it('has none where it isn’t shown or names none', () => {
    for (const time of [last(withCredit('Foto: Meridian'), true), last(withCredit(' ')), last(plain)])
      expect(time).toMatch(/^dpa, /);
    expect(last({ ...plain, images: [] })).toMatch(/^dpa, /);
  });
});
