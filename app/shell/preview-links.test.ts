import { expect, it } from 'vitest';
import { openLinksInNewTab } from './preview-links.ts';

it('in a preview links that leave the product open outside its frame, and no others', () => {
  const own = '<a href="/linie">Linie</a><a rel="nofollow" href="/?text=on">Text</a>';
  const left = '<a href="https://nordheim.example" rel="external noopener nofollow">';
  expect(openLinksInNewTab(own + left)).toBe(
    `${own}<a href="https://nordheim.example" target="_blank" rel="external noopener nofollow">`,
  );
});
