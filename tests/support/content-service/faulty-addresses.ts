import { type FaultyFile, IN_NEW, newEntry, newTile, position } from './import-files.ts';

/** Import files with invalid links and missing pictures and films, and the messages that refuse them. */

const ADDRESS = 'must be an address: https://…, mailto:…, tel:…, {address}… or a path that starts with /';
const wirePost = (tile: object) => ({ wire: [{ id: '90', title: 'Welt', kacheln: [tile] }] });

export const faultyAddresses: FaultyFile[] = [
  [
    'a link that runs a script',
    newEntry({ external_link: 'javascript:alert(1)' }),
    [`line 6: entries[0].external_link ${ADDRESS}, not "javascript:alert(1)".${IN_NEW}`],
  ],
  [
    'a path with a backslash and a bracket',
    newTile({ type: 'altkachel', mediaURL: '/\\[' }),
    [
      `line 9: entries[0].kacheln[0].mediaURL: there is no file at /%5C[; addresses of files in DATA_DIR/uploads begin with /api/uploads/.${IN_NEW}`,
    ],
  ],
  [
    'a picture on a local disk',
    newTile({ type: 'altkachel', mediaURL: 'C:\\bild.jpg' }),
    [`line 9: entries[0].kacheln[0].mediaURL ${ADDRESS}, not "C:\\\\bild.jpg".${IN_NEW}`],
  ],
  [
    'a picture outside of /api/uploads/',
    newTile({ type: 'altkachel', mediaURL: '/uploads/da.jpg' }),
    [
      `line 9: entries[0].kacheln[0].mediaURL: there is no file at /uploads/da.jpg; addresses of files in DATA_DIR/uploads begin with /api/uploads/.${IN_NEW}`,
    ],
  ],
  [
    'a missing picture',
    newTile({ type: 'altkachel', mediaURL: '/api/uploads/x.jpg' }),
    [`line 9: entries[0].kacheln[0].mediaURL: there is no x.jpg in DATA_DIR/uploads.${IN_NEW}`],
  ],
  [
    'a hidden file',
    newTile({ type: 'altkachel', mediaURL: '/api/uploads/.env' }),
    [`line 9: entries[0].kacheln[0].mediaURL: there is no .env in DATA_DIR/uploads.${IN_NEW}`],
  ],
  [
    'a missing film',
    newTile({ type: 'videokachel', mediaURL: '/api/uploads/da.jpg' }),
    [`line 9: entries[0].kacheln[0].mediaURL: there is no da.jpg-high.m3u8 in DATA_DIR/uploads.${IN_NEW}`],
  ],
  [
    'a missing wire picture',
    wirePost({ type: 'dpa-image', mediaURL: '/api/uploads/x.jpg' }),
    [`line 9: wire[0].kacheln[0].mediaURL: there is no x.jpg in DATA_DIR/uploads. (wire post 90 "Welt")`],
  ],
  [
    'a missing picture of a position',
    position({ bgurl: '/api/uploads/x.jpg' }),
    [`line 6: pages.start[0].bgurl: there is no x.jpg in DATA_DIR/uploads.`],
  ],
  [
    'a missing document',
    newTile({ type: 'infos', label1: 'Plan', url1: '/api/uploads/plan.pdf' }),
    [`line 10: entries[0].kacheln[0].url1: there is no plan.pdf in DATA_DIR/uploads.${IN_NEW}`],
  ],
  [
    'a missing picture in a text',
    newTile({ type: 'text', content: '<p><img alt="" src="/api/uploads/x.jpg"></p>' }),
    [`line 9: entries[0].kacheln[0].content: there is no x.jpg in DATA_DIR/uploads.${IN_NEW}`],
  ],
  [
    'a picture in a text, outside of /api/uploads/',
    newTile({ type: 'text', content: "<img src='/bilder/x.jpg'>" }),
    [
      `line 9: entries[0].kacheln[0].content: there is no file at /bilder/x.jpg; addresses of files in DATA_DIR/uploads begin with /api/uploads/.${IN_NEW}`,
    ],
  ],
  [
    'a link in a text to a missing file',
    newTile({ type: 'text', content: '<a href=/api/uploads/x.pdf>Plan</a>' }),
    [`line 9: entries[0].kacheln[0].content: there is no x.pdf in DATA_DIR/uploads.${IN_NEW}`],
  ],
  [
    'a link in a text to a missing file with a space and a quote in its name',
    newTile({ type: 'text', content: `<a href="/api/uploads/Opa's Plan.pdf">Plan</a>` }),
    [`line 9: entries[0].kacheln[0].content: there is no Opa's Plan.pdf in DATA_DIR/uploads.${IN_NEW}`],
  ],
];
