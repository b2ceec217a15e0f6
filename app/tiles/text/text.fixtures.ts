import { HOSTILE_HTML, LONG_HTML, type TileFixtures } from '../tile/tile-fixtures.ts';

export const fixtures: TileFixtures = {
  typical: {
    type: 'text',
    content:
      '<h2>Was sich ändert</h2><p>Die <strong>Linie 4</strong> fährt <a href="https://example.org/plan.pdf">nach neuem Plan</a>.</p><ul><li>öfter</li><li>leiser</li></ul>',
  },
  longest: { type: 'text', content: LONG_HTML },
  missing: { type: 'text', content: 'x' },
  strings: { type: 'text', content: 42 },
  hostile: { type: 'text', content: HOSTILE_HTML },
};
