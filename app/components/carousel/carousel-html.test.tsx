// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { island } from '#app/islands/island.tsx';
import { renderOnPage } from '#tests/support/render.tsx';
import { Carousel } from './carousel.tsx';

/** The slider as the server sends it, and as it stays without a script. */

const Film = island({ name: 'film' }, () => <b id="film" />);
const slides = [
  { key: 'a', title: 'Eins', content: <p id="words" /> },
  { key: 'b', title: 'Zwei', content: <Film /> },
];
const element = (selector: string) => document.querySelector(selector) as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = renderOnPage(<Carousel id="s" label="Bilder" slides={slides} />);
});

it('its slides are announced, but not what happens in an island in them', () => {
  const live = (id: string) => element(id).closest('[aria-live]')?.getAttribute('aria-live');
  expect([live('#words'), live('#film')]).toEqual(['polite', 'off']);
});

describe('what scrolls can be focused and has the slider’s name', () => {
  const track = () => element('[data-track][tabindex="0"][role="group"]');

  it('which is ours', () => {
    expect(track().getAttribute('aria-label')).toBe('Bilder');
  });

  it('or, on an English page, the editor’s, in its language', () => {
    const page = { language: 'en' } as const;
    document.body.innerHTML = renderOnPage(
      <Carousel id="s" label="" written="Fotos" slides={slides} />,
      page,
    );
    expect(track().hasAttribute('aria-label')).toBe(false);
    const name = element(`#${track().getAttribute('aria-labelledby')}`);
    expect([name.textContent, name.lang]).toEqual(['Fotos', 'de']);
  });
});
