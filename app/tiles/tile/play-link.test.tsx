import { expect, it } from 'vitest';
import { entryOf, renderTile } from '#tests/support/tiles.tsx';

const audio = { type: 'audiokachel', mediaURL: '/uploads/klang.mp3' };
const video = { type: 'videokachel', mediaURL: '/uploads/bruecke' };

it.each([
  ['its own title', audio, 'Klang', 'de', 'Laden: Klang'],
  ['its own title', audio, 'Klang', 'en', 'Load: <span lang="de">Klang</span>'],
  ['its kind without any title', audio, '', 'de', 'Laden: Audio'],
  ['its kind without any title', audio, '', 'en', 'Load: Audio'],
  ['its kind without any title', video, '', 'de', 'Video laden: Video'],
  ['its kind without any title', video, '', 'en', 'Load video: Video'],
] as const)('the text-only link to a sound or film has %s: %j %j (%s)', (_, tile, title, language, label) => {
  const entry = { ...entryOf([]), title };
  const html = renderTile(tile, { page: { textOnly: true, language }, context: { entry } });
  expect(html).toContain(`font-semibold">${label}</span>`);
});
