import type { TestProject } from 'vitest/node';
import { Host, temporaryFolder } from './host.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of a demo host, shared by all read-only tests. */
    demoOrigin: string;
  }
}

/** Starts the production build with demo content once for all integration tests. */
export default async function startDemo({ provide }: TestProject): Promise<() => Promise<void>> {
  const { folder, remove } = temporaryFolder();
  const host = await Host.start({ DATA_DIR: folder }, { readyPath: '/readyz' });
  provide('demoOrigin', host.origin);
  return async () => {
    await host.stop();
    remove();
  };
}
