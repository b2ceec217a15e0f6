/**
 * All query parameters, by how they affect caching:
 *
 * - `state`: a rider's setting; stored in a cookie, and carried by links until it is
 * - `view`: selects a view of the page that is the same for everyone; part of the cache key
 * - `part`: opens a part of the page (a photo, a player); never cached, and offline the page itself is shown
 * - `personal`: for one rider only, or with unlimited values; never cached
 * - `along`: only has a meaning together with another parameter, whose kind applies
 *
 * All others are ignored: they get neither into a page nor into a cache key.
 */
const PARAMETERS = {
  lang: 'state',
  text: 'state',
  dark: 'state',
  channel: 'state',
  app: 'state',
  login: 'state',
  /** The page that the Back link leads to. */
  back: 'view',
  /** The day shown in the archive. */
  day: 'view',
  /** An entry's read-only copy for offline use. */
  reading: 'view',
  /** On a vehicle screen: seconds per story, and the first story's number. */
  seconds: 'view',
  story: 'view',
  photo: 'part',
  play: 'part',
  share: 'part',
  /** Remix's data requests; the server refuses them. */
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
  /** An editor's preview token. */
  token: 'personal',
  /** The previewed date and time. */
  date: 'along',
  /** The page of a search's results. */
  page: 'along',
  /** `display=text`, for URLs in print, is an alias of `text=on`. */
  display: 'along',
} as const;

/** What a link needs for the preview to go on. */
export const PREVIEW_PARAMS: readonly string[] = ['token', 'date'] satisfies ParameterName[];

type Parameters = typeof PARAMETERS;
export type ParameterName = keyof Parameters;
export const PARAMETER_NAMES = Object.keys(PARAMETERS) as ParameterName[];
/** The query parameters; only names from the table can be read. */
export interface AddressParams extends URLSearchParams {
  get(name: ParameterName): string | null;
  has(name: ParameterName): boolean;
}
type Kind = Parameters[keyof Parameters];
type ParametersOf<K extends Kind> = {
  [Name in keyof Parameters]: Parameters[Name] extends K ? Name : never;
}[keyof Parameters];

function namesOf<K extends Kind>(kind: K): ParametersOf<K>[] {
  return PARAMETER_NAMES.filter((name): name is ParametersOf<K> => PARAMETERS[name] === kind);
}

/** Whether the app reads it. */
export function isParameter(name: string): boolean {
  return (PARAMETER_NAMES as string[]).includes(name);
}

export const STATE_KEYS = namesOf('state');
export type StateKey = ParametersOf<'state'>;

/** Parameters of links that open one part of a page, such as a photo. */
export const PART_KEYS = namesOf('part');

export const BACK_PARAM = 'back' satisfies ParametersOf<'view'>;
export const READING_PARAM = 'reading' satisfies ParametersOf<'view'>;

export const DISPLAY_PARAM = 'display' satisfies ParametersOf<'along'>;

/** Then the page is personal and isn't cached. */
export function hasPersonalParameter(params: AddressParams): boolean {
  return PARAMETER_NAMES.some((name) => {
    const kind = PARAMETERS[name];
    return (kind === 'personal' || kind === 'part') && params.has(name);
  });
}
