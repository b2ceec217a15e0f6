/** Types of the import file as the demo writes it; as loose as a CMS export. */
export type DemoTile = { type: string } & Record<string, unknown>;

export interface DemoEntry {
  id: string;
  title: string;
  external_link?: string;
  kacheln: DemoTile[];
  share?: boolean | string;
  publish_from: string;
  publish_till: string;
  backgroundColor?: string;
  sponsored?: boolean;
  /** Unpublished: visible in previews only. */
  draft?: boolean;
}

export interface DemoPosition {
  type: string;
  title?: string;
  color?: string;
  bgurl?: string;
  external_link?: string;
  entries: string[];
}

export interface DemoWirePost {
  id: string;
  title: string;
  kacheln: DemoTile[];
}

export interface DemoLevel {
  title: string;
  description: string;
  searchable: boolean;
  page: 'start' | 'line' | 'events' | 'prizes' | 'deals';
}

export interface DemoVoucherAction {
  entry: string;
  action: string;
  password: string;
  endDate: string;
  codes: string[];
  /** Those of `codes` that are already redeemed. */
  used?: string[];
}

/** A survey's initial votes, to show one with many participants. */
export interface DemoVotes {
  entry: string;
  survey: string;
  answer1: number;
  answer2: number;
  answer3: number;
  answer4: number;
}

export interface DemoFile {
  levels: Record<string, DemoLevel>;
  pages: Record<string, DemoPosition[]>;
  entries: DemoEntry[];
  wire: DemoWirePost[];
  prizes: { entry: string; action: string; winners: number }[];
  vouchers: DemoVoucherAction[];
  votes: DemoVotes[];
}
