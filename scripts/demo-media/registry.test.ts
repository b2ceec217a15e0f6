import { describe, expect, it } from 'vitest';
import { formatOf, renderPicture } from './pictures.ts';
import { sceneOf, scenes } from './registry.ts';
import { pictureFile, pictures } from './wanted.ts';

describe('the scenes of the demo', () => {
  it('has one for every wanted picture', () => {
    expect(pictures.map(({ name }) => name).filter((name) => !sceneOf(name))).toEqual([]);
  });

  it('has none that nobody wants', () => {
    const wanted = new Set<string>(pictures.map(({ name }) => name));
    expect(Object.keys(scenes).filter((name) => !wanted.has(name))).toEqual([]);
  });

  it.each([
    ['tram-nacht', 1600, 1200],
    ['banner-abo', 1388, 220],
    ['portrait-fahrerin', 900, 1200],
    ['poster-marktplatz', 1280, 720],
    ['team-osterwede', 400, 400],
    ['logo-theater', 400, 160],
  ])('draws %s in %i by %i pixels', (name, width, height) => {
    expect(formatOf(name)).toMatchObject({ width, height });
  });

  it.each(['team-osterwede', 'banner-theater'] as const)(
    'draws %s the same each time, in its format',
    async (name) => {
      const scene = sceneOf(name);
      if (!scene) throw new Error(`no scene ${name}`);
      const [first, second] = [await renderPicture(name, scene), await renderPicture(name, scene)];
      expect(first.equals(second)).toBe(true);
      expect(first.subarray(0, 3).toString('hex')).toBe(
        pictureFile(name).endsWith('png') ? '89504e' : 'ffd8ff',
      );
    },
  );
});
