import type { Router } from 'express';
import type { ContentGauges } from './content-service/content-gauges.ts';
import type { ServerSettings } from './kernel/env.ts';
import type { NewLimiter } from './kernel/limiters.ts';
import type { Log } from './kernel/logger.ts';

/** The embedded content service as the host sees it. */
export interface ContentSource {
  router: Router;
  ready(): Promise<boolean>;
  /** Whether all that it serves is the demo's. */
  isDemo(): boolean;
  /** For those who watch. */
  gauges(): ContentGauges;
  close(): Promise<void>;
}

/** Loaded only where it is needed: with another content server no database code is read at all. */
export async function openContentSource(
  settings: ServerSettings,
  log: Log,
  newLimiter: NewLimiter,
  demoMode?: { missing(): string[]; end(): Promise<void> },
): Promise<ContentSource | null> {
  if (!settings.embedded) return null;
  const { createContentService } = await import('./content-service/content-service.ts');
  const now = () => new Date();
  return createContentService({ settings, log, newLimiter, demoMode, now, besideWebApp: true });
}
