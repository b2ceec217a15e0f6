/** Import files with surveys, raffles, actions and vouchers, and parts of the messages that refuse them. */

export const survey = (fields = {}) => ({
  type: 'survey',
  id: '7',
  question: 'Mehr?',
  answer1: 'Ja',
  answer2: 'Nein',
  ...fields,
});
export const raffle = (fields = {}) => ({ type: 'competition', id: '1', title: 'Karten', ...fields });
export const action = (fields = {}) => ({ type: 'action', id: '1', title: 'Foto', ...fields });
export const withTiles = (...kacheln: unknown[]) => ({ entries: [{ id: '5', title: 'Los', kacheln }] });
export const voucher = (fields = {}) => ({
  entry: '5',
  action: '1',
  password: 'ein langes Wort',
  endDate: '',
  codes: ['A'],
  ...fields,
});

/** Import files with a new entry: with one tile, or with extra fields. */
export const newTile = (tile: object) => ({ entries: [{ id: '6', title: 'Neu', kacheln: [tile] }] });
export const newEntry = (fields: object) => ({ entries: [{ id: '6', title: 'Neu', ...fields }] });
export const position = (fields: object) => ({ pages: { start: [{ type: 'full', ...fields }] } });
export const raffleWith = (fields: object) => withTiles(raffle(fields), survey(), action());

export const RUNNING = { ...withTiles(survey(), raffle(), action()), vouchers: [voucher()] };
export const IN_ENTRY = ' (entry 5 "Los")';
export const IN_NEW = ' (entry 6 "Neu")';
export const OVERRIDE_HINT = '; to import it anyway, pass --yes-change-running.';

/** Description, import file, and the expected messages without the file's name. */
export type FaultyFile = [what: string, file: unknown, sentences: string[]];
