import { ImportRefused } from '../import/faults.ts';
import type { ImportReport } from '../import/import-report.ts';
import type { Admin, ImportOrder } from './admin.ts';
import { withPlace } from './json-places.ts';
import { readJson } from './read-json.ts';

export type ImportFile = (admin: Admin, order: ImportOrder) => Promise<ImportReport>;

/** Reads an import file; faults that the import finds get the file's name and line. */
export async function readImportFile(path: string): Promise<ImportFile> {
  const { value, places } = await readJson(path);
  return (admin, order) =>
    admin.import(value, order).catch((error: unknown) => {
      if (!(error instanceof ImportRefused)) throw error;
      throw new ImportRefused(error.faults.map((fault) => withPlace(fault, path, places)));
    });
}
