import type { Router } from 'express';
import type { ContentStandings } from './content-service/content-standings.ts';
import type { ServerSettings } from './env.ts';
import type { Log } from './http/logger.ts';
import type { NewLimiter } from './shared/limiters.ts';

/** The embedded content service as the host sees it. */
export interface ContentSource {
  router: Router;
  ready(): Promise<boolean>;
  /** For those who watch. */
  standings(): ContentStandings;
  close(): Promise<void>;
}

/** Loaded only where it is needed: with another content server no database code is read at all. */
export async function openContentSource(
  settings: ServerSettings,
  log: Log,
  newLimiter: NewLimiter,
): Promise<ContentSource | null> {
  if (!settings.embedded) return null;
  const { createContentService } = await import('./content-service/content-service.ts');
  return createContentService({ settings, log, newLimiter, now: () => new Date() });
}
