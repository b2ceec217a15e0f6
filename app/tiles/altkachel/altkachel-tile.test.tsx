// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { renderTile } from '#tests/support/tiles.tsx';

function paragraphsOf(html: string): string[] {
  const container = document.createElement('div');
  container.innerHTML = html;
  return [...container.querySelectorAll('p, h2')].map(
    ({ className, textContent }) => `${className.includes('kicker') ? 'kicker ' : ''}${textContent}`,
  );
}

const photo = {
  type: 'station-altkachel',
  mediaURL: '/uploads/a.jpg',
  header: 'Kurz nach drei',
  subheader: 'Foto: Ada Lindner',
  text: 'Die ersten Bahnen rollen.',
};

describe('a picture’s caption', () => {
  it.each([
    [{}, ['Foto: Ada Lindner: Kurz nach drei', 'Die ersten Bahnen rollen.']],
    [{ header: 'Ein Beitrag' }, ['Foto: Ada Lindner', 'Die ersten Bahnen rollen.']],
    [{ header: 'Ein Beitrag', text: '' }, ['Foto: Ada Lindner']],
    [{ mediaSlider: true }, ['Kurz nach drei', 'Die ersten Bahnen rollen.', 'Foto: Ada Lindner']],
    [{ header: '', text: '' }, ['Foto: Ada Lindner']],
    [{ header: 'Ein Beitrag', subheader: 'Ein Beitrag', text: '' }, []],
    [{ header: '', subheader: '', text: '' }, []],
  ])('has each of its texts once, without the page’s title: %j', (fields, expected) => {
    const container = document.createElement('div');
    container.innerHTML = renderTile({ ...photo, ...fields });
    const shown = [...(container.querySelector('figcaption')?.children ?? [])];
    expect(shown.map(({ textContent }) => textContent)).toEqual(expected);
  });
});

describe('in the text-only view', () => {
  const page = { textOnly: true };

  it('a picture’s subheader is shown above its text', () => {
    expect(paragraphsOf(renderTile(photo, { page }))).toEqual([
      'kicker Foto: Ada Lindner',
      'Kurz nach drei',
      'Die ersten Bahnen rollen.',
    ]);
  });

  it('a photo’s credit is shown below its text', () => {
    expect(paragraphsOf(renderTile({ ...photo, mediaSlider: true }, { page }))).toEqual([
      'Kurz nach drei',
      'Die ersten Bahnen rollen.',
      'Foto: Ada Lindner',
    ]);
  });
});

describe('of a gallery in the text-only view', () => {
  const gallery = { ...photo, mediaSlider: true };
  const wordless = { ...gallery, header: '', subheader: '', text: '' };

  it('photos without texts show the entry’s title once', () => {
    const others = [wordless, gallery, wordless, { ...wordless, text: 'Nur ein Text.' }, wordless];
    const shown = renderTile({ type: 'mediaslider' }, { page: { textOnly: true }, others });
    expect(paragraphsOf(shown)).toEqual([
      'Ein Beitrag',
      'Kurz nach drei',
      'Die ersten Bahnen rollen.',
      'Foto: Ada Lindner',
      'Ein Beitrag',
      'Nur ein Text.',
    ]);
  });
});

describe('a caption followed by a credit', () => {
  it.each([
    ['Ein Wal taucht auf', 'Ein Wal taucht auf. dpa/Meridian'],
    ['Ein Wal taucht auf.', 'Ein Wal taucht auf. dpa/Meridian'],
    ['„Ein Wal!“', '„Ein Wal!“ dpa/Meridian'],
    ['', 'dpa/Meridian'],
  ])('ends with a full stop: %s', (caption, expected) => {
    const raw = { type: 'dpa-image', mediaURL: '/uploads/w.jpg', caption, creditline: 'dpa/Meridian' };
    const container = document.createElement('div');
    container.innerHTML = renderTile(raw);
    expect(container.querySelector('figcaption')?.textContent).toBe(expected);
    container.innerHTML = renderTile(raw, { page: { textOnly: true } });
    expect(container.textContent).toBe(caption === '' ? '' : `Bild: ${expected}`);
  });
});
