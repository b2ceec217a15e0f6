import type { TestProject } from 'vitest/node';
import { Host, temporaryFolder } from './host.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the demo, which all files share that only read. */
    demoOrigin: string;
  }
}

/** The production build with its demo content, once for all integration tests. */
export default async function startDemo({ provide }: TestProject): Promise<() => Promise<void>> {
  const { folder, remove } = temporaryFolder();
  const host = await Host.start({ DATA_DIR: folder }, { readyPath: '/readyz' });
  provide('demoOrigin', host.origin);
  return async () => {
    await host.stop();
    remove();
  };
}
