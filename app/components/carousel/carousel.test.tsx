import { expect, it } from 'vitest';
import { renderOnPage } from '#tests/support/render.tsx';
import { Carousel } from './carousel.tsx';

it('an editor’s title names the slider on an English page without being read a second time', () => {
  const slides = ['a', 'b'].map((key) => ({ key, title: key, content: key }));
  const html = renderOnPage(<Carousel id="s" label="Slides" written="Aus der Stadt" slides={slides} />, {
    language: 'en',
  });
  expect(html).toContain('aria-labelledby="s-label"');
  expect(html).toContain('<span hidden="" id="s-label" lang="de">Aus der Stadt</span>');
});
