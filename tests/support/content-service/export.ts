import { text } from 'node:stream/consumers';
import type { Admin } from '#server/content-service/admin/admin.ts';

/** The parsed export. */
export async function exportedBy(admin: Pick<Admin, 'export'>): Promise<Record<string, unknown>> {
  return JSON.parse(await text(admin.export())) as Record<string, unknown>;
}
