import { expect, it } from 'vitest';
import { matchPath, SCREENS } from '#app/route-table.ts';
import { BESIDE, SCREENS as PICTURED, SHOTS } from '#tests/gallery/screens.ts';

/** Checks that the gallery has a picture of every screen, without the minutes that `npm run gallery` takes. */

it.each(SCREENS)('the gallery has a picture of the screen %s, whose URL is that screen’s', (screen) => {
  expect(PICTURED[screen].length).toBeGreaterThan(0);
  for (const { name, path } of PICTURED[screen]) {
    expect(matchPath(new URL(path, 'http://tram.test').pathname)?.screen, name).toBe(screen);
  }
});

it('the file names of pictures are unique', () => {
  const files = SHOTS.map(({ name }) => name.replace(/[^\w-]+/g, '-'));
  expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
});

it('the gallery has a picture of every sample set of /dev/tiles', async () => {
  const { SAMPLE_SETS } = await import('#app/routes/dev-tiles/samples.ts');
  const shown = BESIDE.map(({ path }) => new URL(path, 'http://tram.test').searchParams.get('set'));
  expect(SAMPLE_SETS.filter((set) => !shown.includes(set))).toEqual([]);
});
