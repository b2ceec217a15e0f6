import { type FaultyFile, IN_NEW, newEntry, newTile, position } from './import-files.ts';

/** Import files with links, pictures and films that lead nowhere, and what their import says. */

const ADDRESS = 'is an address: https://…, mailto:…, tel:…, {address}… or a path from / on';
const wirePost = (tile: object) => ({ wire: [{ id: '90', title: 'Welt', kacheln: [tile] }] });

export const faultyAddresses: FaultyFile[] = [
  [
    'a link that runs a script',
    newEntry({ external_link: 'javascript:alert(1)' }),
    [`line 6: entries[0].external_link ${ADDRESS}; "javascript:alert(1)" is not.${IN_NEW}`],
  ],
  [
    'an address that no host has',
    newTile({ type: 'altkachel', mediaURL: '/\\[' }),
    [
      `line 9: entries[0].kacheln[0].mediaURL: there is no file at /%5C[; those in DATA_DIR/uploads are addressed as /api/uploads/….${IN_NEW}`,
    ],
  ],
  [
    'a picture of one’s own disk',
    newTile({ type: 'altkachel', mediaURL: 'C:\\bild.jpg' }),
    [`line 9: entries[0].kacheln[0].mediaURL ${ADDRESS}; "C:\\\\bild.jpg" is not.${IN_NEW}`],
  ],
  [
    'a picture at another address',
    newTile({ type: 'altkachel', mediaURL: '/uploads/da.jpg' }),
    [
      `line 9: entries[0].kacheln[0].mediaURL: there is no file at /uploads/da.jpg; those in DATA_DIR/uploads are addressed as /api/uploads/….${IN_NEW}`,
    ],
  ],
  [
    'a picture that is not there',
    newTile({ type: 'altkachel', mediaURL: '/api/uploads/x.jpg' }),
    [`line 9: entries[0].kacheln[0].mediaURL: there is no x.jpg in DATA_DIR/uploads.${IN_NEW}`],
  ],
  [
    'a hidden file',
    newTile({ type: 'altkachel', mediaURL: '/api/uploads/.env' }),
    [`line 9: entries[0].kacheln[0].mediaURL: there is no .env in DATA_DIR/uploads.${IN_NEW}`],
  ],
  [
    'a film that is not there',
    newTile({ type: 'videokachel', mediaURL: '/api/uploads/da.jpg' }),
    [`line 9: entries[0].kacheln[0].mediaURL: there is no da.jpg-high.m3u8 in DATA_DIR/uploads.${IN_NEW}`],
  ],
  [
    'a wire picture that is not there',
    wirePost({ type: 'dpa-image', mediaURL: '/api/uploads/x.jpg' }),
    [`line 9: wire[0].kacheln[0].mediaURL: there is no x.jpg in DATA_DIR/uploads. (wire post 90 "Welt")`],
  ],
  [
    'a position’s picture that is not there',
    position({ bgurl: '/api/uploads/x.jpg' }),
    [`line 6: pages.start[0].bgurl: there is no x.jpg in DATA_DIR/uploads.`],
  ],
  [
    'a document that is not there',
    newTile({ type: 'infos', label1: 'Plan', url1: '/api/uploads/plan.pdf' }),
    [`line 10: entries[0].kacheln[0].url1: there is no plan.pdf in DATA_DIR/uploads.${IN_NEW}`],
  ],
  [
    'a picture in a text that is not there',
    newTile({ type: 'text', content: '<p><img alt="" src="/api/uploads/x.jpg"></p>' }),
    [`line 9: entries[0].kacheln[0].content: there is no x.jpg in DATA_DIR/uploads.${IN_NEW}`],
  ],
  [
    'a picture in a text at another address',
    newTile({ type: 'text', content: "<img src='/bilder/x.jpg'>" }),
    [
      `line 9: entries[0].kacheln[0].content: there is no file at /bilder/x.jpg; those in DATA_DIR/uploads are addressed as /api/uploads/….${IN_NEW}`,
    ],
  ],
  [
    'a link in a text to what is not there',
    newTile({ type: 'text', content: '<a href=/api/uploads/x.pdf>Plan</a>' }),
    [`line 9: entries[0].kacheln[0].content: there is no x.pdf in DATA_DIR/uploads.${IN_NEW}`],
  ],
];
