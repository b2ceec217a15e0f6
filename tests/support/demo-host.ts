import { cpSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { Host, temporaryFolder } from './host.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of a demo host, shared by all read-only tests. */
    demoOrigin: string;
    /** DATA_DIR of a stopped demo host, to be copied (demo-folder.ts). */
    demoFolder: string;
  }
}

/** Starts the production build with demo content once for all integration tests. */
export default async function startDemo({ provide }: TestProject): Promise<() => Promise<void>> {
  const [template, own] = [temporaryFolder(), temporaryFolder()];
  const first = await Host.start({ DATA_DIR: template.folder }, { readyPath: '/readyz' });
  await first.stop();
  cpSync(template.folder, own.folder, { recursive: true });
  const host = await Host.start({ DATA_DIR: own.folder }, { readyPath: '/readyz' });
  provide('demoFolder', template.folder);
  provide('demoOrigin', host.origin);
  return async () => {
    await host.stop();
    own.remove();
    template.remove();
  };
}
