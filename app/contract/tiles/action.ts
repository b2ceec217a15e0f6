import { z } from 'zod';
import { address, choice, color, flag, id, localDate, localEnd, maximum, text } from '../tolerant.ts';
import { buttonStyle, fieldNeed, numbered, tileBase } from './tile-base.ts';
import { PLAIN, tileType } from './tile-type.ts';

export const CONSENT_NUMBERS = [1, 2, 3, 4] as const;
export type ConsentNumber = (typeof CONSENT_NUMBERS)[number];

const consents = {
  ...numbered(CONSENT_NUMBERS, 'cb', fieldNeed),
  ...numbered(CONSENT_NUMBERS, 'cb', text, 'Title'),
  ...numbered(CONSENT_NUMBERS, 'cb', text, 'LinkText'),
  ...numbered(CONSENT_NUMBERS, 'cb', address, 'LinkUrl'),
};

const tipGame = {
  tippspielHeader: text,
  tippspielDaten: text,
  tippspielTeam1Name: text,
  tippspielTeam1MediaURL: address,
  tippspielTeam2Name: text,
  tippspielTeam2MediaURL: address,
};

const randomDraw = {
  randomGeneratorActivate: flag,
  randomGeneratorButtonText: text,
  randomGeneratorButtonColor: color,
  randomGeneratorButtonStyle: buttonStyle,
  randomGeneratorTextWon: text,
  randomGeneratorTextLost: text,
  randomGeneratorTextOver: text,
};

const schema = z.object({
  ...tileBase,
  ...consents,
  ...tipGame,
  ...randomDraw,
  type: z.literal('action'),
  id,
  title: text,
  maxCalls: maximum,
  startDate: localDate,
  endDate: localEnd,
  showParticipationTimespan: flag,
  name: fieldNeed,
  address: fieldNeed,
  email: fieldNeed,
  phone: fieldNeed,
  freetext: fieldNeed,
  freetextLabel: text,
  imageupload: fieldNeed,
  uploadmedium: choice(['image', 'video', 'audio'], 'image'),
  uploadbuttonText: text,
  uploadbuttonColor: color,
  uploadbuttonStyle: buttonStyle,
  infoText: text,
  autoresponse: choice(['none', 'optin', 'plain', 'free', 'qrcode'], 'none'),
  popupTitle: text,
  popupText: text,
  audioText: text,
  audioDescription: text,
  audioWhile: text,
  audioAfter: text,
});

export type ActionTile = z.infer<typeof schema>;

export const actionType = tileType(schema, {
  ...PLAIN,
  beside: true,
  pairs: [['tippspielTeam1Name', 'tippspielTeam2Name']],
  searched: {
    headlines: ['title'],
    texts: [
      'infoText',
      'freetextLabel',
      'audioText',
      'audioDescription',
      'tippspielHeader',
      'tippspielDaten',
      'tippspielTeam1Name',
      'tippspielTeam2Name',
    ],
    isShown: (text, tile) => {
      if (text === 'freetextLabel') return tile.freetext !== 'none';
      if (text.startsWith('audio')) return tile.imageupload !== 'none' && tile.uploadmedium === 'audio';
      return !text.startsWith('tippspiel') || hasTipGame(tile);
    },
  },
  takesPart: 'submits',
  badgeRank: 2,
});

/** A tip game is there as soon as both teams have a name. */
export function hasTipGame(tile: ActionTile): boolean {
  return tile.tippspielTeam1Name.trim() !== '' && tile.tippspielTeam2Name.trim() !== '';
}

/** A consent is shown only if it is wanted and its title is not empty. */
export function consentNeed(tile: ActionTile, n: ConsentNumber): 'none' | 'optional' | 'mandatory' {
  return tile[`cb${n}Title`].trim() === '' ? 'none' : tile[`cb${n}`];
}

/**
 * With opt-in an optional e-mail field becomes mandatory: the confirmation link needs an address. A tile without an
 * e-mail field has nothing to confirm.
 */
export function emailNeed({ autoresponse, email }: Pick<ActionTile, 'autoresponse' | 'email'>) {
  return autoresponse === 'optin' && email === 'optional' ? 'mandatory' : email;
}
