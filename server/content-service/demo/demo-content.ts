import { demoDates } from './dates.ts';
import { archiveEntries } from './demo-archive.ts';
import { levels } from './demo-levels.ts';
import { demoPages } from './demo-pages.ts';
import { demoVotes, demoVouchers } from './demo-vouchers.ts';
import { wirePosts } from './demo-wire.ts';
import { actionEntries } from './entries-actions.ts';
import { bannerEntries } from './entries-banners.ts';
import { competitionEntries } from './entries-competitions.ts';
import { dealEntries } from './entries-deals.ts';
import { eventEntries } from './entries-events.ts';
import { lineEntries } from './entries-line.ts';
import { mediaEntries } from './entries-media.ts';
import { newsEntries } from './entries-news.ts';
import { serviceEntries } from './entries-service.ts';
import { sportEntries } from './entries-sport.ts';
import { surveyEntries } from './entries-surveys.ts';
import { voucherEntries } from './entries-vouchers.ts';
import type { DemoFile } from './import-file.ts';
import type { DemoHelpers } from './kit.ts';
import { typeset } from './typography.ts';

export interface DemoSetting {
  now: Date;
  timeZone: string;
  /** Where media are served from, ending in a slash: `/api/uploads/`. */
  mediaBase: string;
}

/** The demo content as an import file, with dates relative to `now`, so that competitions and surveys stay open. */
export function demoContent({ now, timeZone, mediaBase }: DemoSetting): DemoFile {
  const kit: DemoHelpers = { dates: demoDates(now, timeZone), media: (file) => `${mediaBase}${file}` };
  const parts = [
    mediaEntries,
    serviceEntries,
    competitionEntries,
    actionEntries,
    voucherEntries,
    dealEntries,
    surveyEntries,
    newsEntries,
    sportEntries,
    bannerEntries,
    lineEntries,
    eventEntries,
    archiveEntries,
  ];
  return typeset({
    levels,
    pages: demoPages(kit),
    entries: parts.flatMap((part) => part(kit)),
    wire: wirePosts(kit),
    prizes: [{ entry: '122', action: '1', winners: 5 }],
    vouchers: demoVouchers(kit.dates),
    votes: demoVotes,
  });
}
