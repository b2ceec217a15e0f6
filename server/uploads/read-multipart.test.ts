import { expect, it } from 'vitest';
import { nameToShow } from './read-multipart.ts';

it.each([
  ['C:\\Fotos\\tram.jpg', 'tram.jpg'],
  [' tram\u202e.jpg\n', 'tram.jpg'],
  [`${'n'.repeat(96)}.jpg`, `${'n'.repeat(96)}.jpg`],
  [`${'n'.repeat(200)}_end-2.jpg`, `${'n'.repeat(70)}…${'n'.repeat(19)}_end-2.jpg`],
  [`${'😀'.repeat(120)}.jpg`, `${'😀'.repeat(70)}…${'😀'.repeat(25)}.jpg`],
])('%s is shown with its end', (filename, shown) => {
  expect(nameToShow(filename)).toBe(shown);
});
