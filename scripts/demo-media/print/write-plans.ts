import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { networkPlan } from './network-plan.ts';
import { nightTimetable } from './night-timetable.ts';
import { pdfOf } from './pdf.ts';

export function writePlans(folder: string): void {
  writeFileSync(join(folder, 'netzplan.pdf'), pdfOf(networkPlan(), 'Netzplan der Stadtbahn Aldenbrück'));
  writeFileSync(join(folder, 'fahrplan-nacht.pdf'), pdfOf(nightTimetable(), 'Fahrplan der Nachtlinien'));
}
