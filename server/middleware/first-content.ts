import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { LAST_GOOD_MS } from '#app/config/last-good.ts';
import { every } from '../kernel/every.ts';
import type { Log } from '../kernel/logger.ts';

const CHECK_EVERY_MS = 1000;

export interface FirstContent {
  /** Whether there has been content to show; once true, it stays true. */
  readonly isThere: boolean;
  stop(): Promise<void>;
}

interface Sources {
  /** Whether an earlier run left usable responses in the disk cache. */
  copies: () => Promise<boolean>;
  /** Whether the content server answers. */
  answers: () => Promise<boolean>;
  /** Called once if there is no content yet. */
  onNoContent: () => void;
}

/** Waits for content: in a rolling update, a node with a wrong CONTENT_API_URL must not replace a working one. */
export function firstContent({ copies, answers, onNoContent }: Sources): FirstContent {
  let isThere = false;
  const checkContent = async () => {
    if (!isThere && (await answers().catch(() => false))) isThere = true;
    if (isThere) void stop();
  };
  const stop = every(CHECK_EVERY_MS, checkContent, () => undefined);
  const firstCheck = copies().then(async (has) => {
    isThere ||= has;
    await checkContent();
    if (!isThere) onNoContent();
  });
  return {
    get isThere() {
      return isThere;
    },
    async stop() {
      await Promise.all([firstCheck, stop()]);
    },
  };
}

/** Only for an external content server; the embedded one is ready before the process listens. */
export function awaitContent(
  dataDir: string,
  base: string,
  answers: () => Promise<boolean>,
  log: Log,
): FirstContent {
  return firstContent({
    copies: () => hasCachedResponseOf(base, resolve(dataDir, 'last-good'), Date.now()),
    answers,
    onNoContent: () =>
      log.warn('no content yet: /readyz returns 503 until the content server has answered once'),
  });
}

/** Whether the disk cache has a response of this content server; those of another one aren't used. */
export async function hasCachedResponseOf(base: string, folder: string, now: number): Promise<boolean> {
  for (const name of await readdir(folder).catch(() => [])) {
    if (name.endsWith('.json') && (await isCopyOf(base, join(folder, name), now))) return true;
  }
  return false;
}

async function isCopyOf(base: string, file: string, now: number): Promise<boolean> {
  try {
    const { url, confirmedAt } = JSON.parse(await readFile(file, 'utf8')) as {
      url?: unknown;
      confirmedAt?: unknown;
    };
    return String(url).startsWith(base) && now - Number(confirmedAt) < LAST_GOOD_MS;
  } catch {
    return false;
  }
}
