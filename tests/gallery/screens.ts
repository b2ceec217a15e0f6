import { POSITION_TYPES } from '#app/contract/content/position.ts';
import { TILE_TYPES } from '#app/contract/tiles/tile-types.ts';
import type { Screen } from '#app/route-table.ts';
import { consentKey } from '#app/visit/consent.server.ts';
import {
  chooseNoPhoto,
  choosePhoto,
  giveWrongPassword,
  openMenu,
  openPasswordDialog,
  play,
  redeem,
  redeemAgain,
  seeStatistics,
  send,
  sendEmpty,
  sendInVain,
  vote,
} from './interactions.ts';
import type { Shot } from './shots.ts';

const consenting = () => ({ mtm_consent: consentKey(Date.now()) });
const entries = (...ids: number[]): Shot[] =>
  ids.map((id) => ({ name: `entry ${id}`, path: `/beitrag/${id}` }));

/** Every screen in its states, from the demo's content; a screen without a picture does not compile. */
export const SCREENS: Record<Screen, readonly Shot[]> = {
  start: [
    { name: 'start', path: '/' },
    { name: 'start, first visit', path: '/', cookies: {} },
    { name: 'start, menu open', path: '/', after: openMenu },
    { name: 'start, Wi-Fi login', path: '/?login=true' },
    { name: 'start, in the app', path: '/?channel=app', cookies: {} },
    { name: 'start, preview', path: '/?token=kachel-preview&date=2026-12-24T18:30' },
    { name: 'start, preview refused', path: '/?token=wrong' },
    { name: 'start, failed', path: '/', host: 'failing' },
  ],
  line: [
    { name: 'line', path: '/linie' },
    { name: 'line, nothing there', path: '/linie', host: 'failing' },
  ],
  events: [{ name: 'events', path: '/vorschau' }],
  prizes: [{ name: 'prizes', path: '/aktion' }],
  deals: [{ name: 'deals', path: '/deal' }],
  level: [
    { name: 'level sport', path: '/heute/sport' },
    { name: 'level gastro', path: '/deal/gastro' },
  ],
  entry: [
    ...entries(101, 102, 103, 104, 105, 106, 108, 109, 160, 181, 400, 407, 410, 9001, 9005),
    { name: 'entry 102, a photo by itself', path: '/beitrag/102?photo=1', variants: ['no-js'] },
    { name: 'entry 105, played', path: '/beitrag/105', after: play, variants: ['text'] },
    { name: 'entry, first visit', path: '/beitrag/101', cookies: {} },
    { name: 'entry, failed', path: '/beitrag/101', host: 'failing' },
    { name: 'raffle, open', path: '/beitrag/110' },
    { name: 'raffle, errors', path: '/beitrag/110', after: sendEmpty },
    { name: 'raffle, sent', path: '/beitrag/110', after: send },
    { name: 'raffle, too many at once', path: '/beitrag/1', host: 'failing', after: sendInVain },
    { name: 'raffle, not yet', path: '/beitrag/111' },
    { name: 'raffle, over', path: '/beitrag/112' },
    { name: 'photo action', path: '/beitrag/120' },
    { name: 'photo action, errors', path: '/beitrag/120', after: sendEmpty },
    { name: 'photo action, photo chosen', path: '/beitrag/120', after: choosePhoto, variants: ['de', 'en'] },
    {
      name: 'photo action, no photo chosen',
      path: '/beitrag/120',
      after: chooseNoPhoto,
      variants: ['de', 'en'],
    },
    { name: 'action, few places', path: '/beitrag/121' },
    { name: 'draw', path: '/beitrag/122' },
    { name: 'draw, drawn', path: '/beitrag/122', after: send },
    { name: 'tip game', path: '/beitrag/123' },
    { name: 'tip game, errors', path: '/beitrag/123', after: sendEmpty },
    { name: 'tip game, sent', path: '/beitrag/123', after: send },
    { name: 'film action', path: '/beitrag/124' },
    { name: 'voice action', path: '/beitrag/125' },
    { name: 'newsletter', path: '/beitrag/126' },
    { name: 'newsletter, sent', path: '/beitrag/126', after: send },
    { name: 'voucher action', path: '/beitrag/129' },
    { name: 'voucher action, sent', path: '/beitrag/129', after: send },
    { name: 'action, over', path: '/beitrag/180' },
    { name: 'deal', path: '/beitrag/130' },
    { name: 'deal, saved', path: '/beitrag/130', after: send },
    { name: 'deal, not yet', path: '/beitrag/132' },
    { name: 'deal, over', path: '/beitrag/133' },
    { name: 'survey, consent asked', path: '/beitrag/143', cookies: {} },
    { name: 'survey', path: '/beitrag/143', cookies: consenting() },
    { name: 'survey, nothing chosen', path: '/beitrag/140', cookies: consenting(), after: sendEmpty },
    { name: 'survey, voted', path: '/beitrag/142', cookies: consenting(), after: vote },
    { name: 'survey, over', path: '/beitrag/141' },
    { name: 'puzzle', path: '/beitrag/150' },
  ],
  about: [{ name: 'about', path: '/ueber-uns' }],
  archive: [
    { name: 'archive', path: '/archiv' },
    { name: 'archive, another day', path: '/archiv?day=2026-11-12' },
    { name: 'archive, failed', path: '/archiv', host: 'failing' },
  ],
  archiveSearch: [
    { name: 'search', path: '/archivsuche' },
    { name: 'search, found', path: '/archivsuche?q=stadt' },
    { name: 'search, last page', path: '/archivsuche?q=stadt&page=2' },
    { name: 'search, nothing found', path: '/archivsuche?q=xyzzyqwert' },
    { name: 'search, misspelled', path: '/archivsuche?q=Sternwrate' },
    { name: 'search, failed', path: '/archivsuche?q=stadt', host: 'failing' },
  ],
  imprint: [{ name: 'imprint', path: '/impressum' }],
  privacy: [{ name: 'privacy', path: '/datenschutz' }],
  accessibility: [{ name: 'accessibility', path: '/barrierefreiheit' }],
  settings: [{ name: 'settings', path: '/einstellungen' }],
  optinOk: [{ name: 'opt-in', path: '/optin-ok' }],
  optinFailed: [{ name: 'opt-in, failed', path: '/optin-failed' }],
  voucher: [
    { name: 'voucher, none', path: '/qr' },
    { name: 'voucher', path: '/qr/129/1/KACHEL-0060' },
    { name: 'voucher, password asked', path: '/qr/129/1/KACHEL-0060', after: openPasswordDialog },
    { name: 'voucher, wrong password', path: '/qr/129/1/KACHEL-0060', after: giveWrongPassword },
    { name: 'voucher, redeemed', path: '/qr/129/1/KACHEL-0060', after: redeem },
    { name: 'voucher, used before', path: '/qr/129/1/KACHEL-0070', after: redeemAgain },
    { name: 'voucher, statistics', path: '/qr/129/1', after: seeStatistics },
  ],
  worldNews: [
    { name: 'world news', path: '/dpa-news' },
    { name: 'world news, failed', path: '/dpa-news', host: 'failing' },
  ],
  surveyResult: [
    { name: 'survey result', path: '/surveyresult/142/142' },
    { name: 'survey result, unknown', path: '/surveyresult/1/1' },
  ],
  contentPreview: [
    { name: 'preview', path: '/wp-preview/linie?token=kachel-preview', variants: ['de', 'en', 'no-js'] },
    {
      name: 'preview, no such time',
      path: '/wp-preview?token=kachel-preview&at=31.2.2026+06:00',
      variants: ['de', 'en'],
    },
  ],
  offline: [{ name: 'offline', path: '/offline' }],
};

const SHAPES = { wide: [1920, 1080], upright: [1080, 1920], stretched: [1920, 540] } as const;
const PHONE_TABLET_DESK = [
  { width: 320, height: 568 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
];

/** States that don't belong to a screen's URL. */
export const BESIDE: readonly Shot[] = [
  { name: 'not found', path: '/nope' },
  { name: 'busy', path: '/busy', variants: ['de', 'en'] },
  ...Object.entries(SHAPES).flatMap(([shape, [width, height]]): Shot[] =>
    [1, 2].map((story) => ({
      name: `vehicle screen, ${shape}, story ${story}`,
      path: `/?channel=screen&story=${story}`,
      sizes: [{ width, height }],
      // With JavaScript the stories would change.
      variants: ['no-js'],
    })),
  ),
  {
    name: 'vehicle screen, nothing there',
    path: '/linie?channel=screen',
    host: 'failing',
    sizes: [{ width: 1920, height: 1080 }],
    variants: ['de'],
  },
  ...[
    'one entry',
    'two entries',
    'long words',
    'empty pictures',
    'three-line kickers',
    'longest texts',
    'missing fields',
    'numbers as strings',
    'hostile texts',
  ].map((set): Shot => ({ name: `tiles, ${set}`, path: `/dev/tiles?set=${set}`, host: 'development' })),
  // One by one: all together they would exceed a screenshot's maximum height.
  ...[...POSITION_TYPES, ...TILE_TYPES].map(
    (type): Shot => ({
      name: `tiles, fifty entries, ${type}`,
      path: `/dev/tiles?set=fifty+entries&type=${type}`,
      host: 'development',
      sizes: PHONE_TABLET_DESK,
      variants: ['de', 'text'],
    }),
  ),
];

export const SHOTS: readonly Shot[] = [...Object.values(SCREENS).flat(), ...BESIDE];
