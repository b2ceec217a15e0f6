/** Names of what an import added, changed and removed, for one kind of content. */
export interface Changes {
  added: string[];
  changed: string[];
  removed: string[];
}

export const KINDS = [
  'levels',
  'entries',
  'wire',
  'pages',
  'prizes',
  'vouchers',
  'votes',
  'places',
  'tiles',
] as const;

export interface ImportReport extends Record<(typeof KINDS)[number], Changes> {
  /** Actions that promise prizes or codes of which there are none. */
  withoutPrizes: string[];
  /** Actions with more winners than codes or places. */
  tooManyWinners: string[];
  otherHosts: OtherHost[];
  /** Only in a check: why an import would be refused although the file has no faults. */
  remark?: string | undefined;
}

/** Another host whose pictures riders' browsers load with the page, without asking the rider. */
export interface OtherHost {
  host: string;
  pictures: number;
  /** 'entry 101' */
  places: string[];
}

/** From the rows that an upsert returns with `isNew`. */
export function changesOf(rows: readonly { name: string; isNew: boolean }[]): Changes {
  const named = (wanted: boolean) => rows.filter(({ isNew }) => isNew === wanted).map(({ name }) => name);
  return { added: named(true), changed: named(false), removed: [] };
}

export function mergeChanges(all: readonly Changes[]): Changes {
  return {
    added: all.flatMap(({ added }) => added),
    changed: all.flatMap(({ changed }) => changed),
    removed: all.flatMap(({ removed }) => removed),
  };
}
