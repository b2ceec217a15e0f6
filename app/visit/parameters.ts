/**
 * Every parameter that an address of ours may have, in one table:
 *
 * - `state`: the rider's own; a cookie stores it, and links carry it until one does
 * - `view`: which form of the page is shown, alike for all who ask for it
 * - `part`: what a press opened on the page; made for each rider, and on the device the page itself stands for it
 * - `personal`: one rider's alone, or one of endlessly many values
 * - `along`: means something only beside another, which decides
 *
 * Any other is ignored: it gets neither into a page nor into a cache key.
 */
const PARAMETERS = {
  lang: 'state',
  text: 'state',
  dark: 'state',
  channel: 'state',
  app: 'state',
  login: 'state',
  /** Where Back leads without a script. */
  back: 'view',
  /** The archive's day. */
  day: 'view',
  /** An entry's read-only copy for the device. */
  reading: 'view',
  /** A vehicle screen's time for each story, and its first one. */
  seconds: 'view',
  story: 'view',
  photo: 'part',
  play: 'part',
  share: 'part',
  /** Asks Remix for data alone; the door refuses it. */
  _data: 'personal',
  at: 'personal',
  device: 'personal',
  download: 'personal',
  index: 'personal',
  outcome: 'personal',
  q: 'personal',
  reset: 'personal',
  results: 'personal',
  saved: 'personal',
  sent: 'personal',
  /** An editor's preview. */
  token: 'personal',
  /** The moment that a preview shows. */
  date: 'along',
  /** Of a search's results. */
  page: 'along',
  /** `display=text`, for addresses that operators print or announce, means `text=on`. */
  display: 'along',
} as const;

type Parameters = typeof PARAMETERS;
export type ParameterName = keyof Parameters;
/** The query of an address as it came; asked only for what the table has. */
export interface AddressParams extends URLSearchParams {
  get(name: ParameterName): string | null;
  has(name: ParameterName): boolean;
}
type Kind = Parameters[keyof Parameters];
type ParametersOf<K extends Kind> = {
  [Name in keyof Parameters]: Parameters[Name] extends K ? Name : never;
}[keyof Parameters];

function namesOf<K extends Kind>(kind: K): ParametersOf<K>[] {
  return (Object.keys(PARAMETERS) as ParameterName[]).filter(
    (name): name is ParametersOf<K> => PARAMETERS[name] === kind,
  );
}

export const STATE_KEYS = namesOf('state');
export type StateKey = ParametersOf<'state'>;

/** Views of a part of the page, opened by a press. */
export const PART_KEYS = namesOf('part');

export const BACK_PARAM = 'back' satisfies ParametersOf<'view'>;
export const READING_PARAM = 'reading' satisfies ParametersOf<'view'>;

export const DISPLAY_PARAM = 'display' satisfies ParametersOf<'along'>;

/** With one of these in its address a page is made for its rider alone. */
const PERSONAL_KEYS = [...namesOf('personal'), ...PART_KEYS];

export function hasPersonal(params: AddressParams): boolean {
  return PERSONAL_KEYS.some((name) => params.has(name));
}
