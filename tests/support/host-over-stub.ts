import { Host, temporaryFolder } from './host.ts';
import { type StubContent, StubContentServer } from './stub-content-server.ts';

export interface HostOverStub {
  host: Host;
  content: StubContentServer;
  /** Its DATA_DIR. */
  folder: string;
  close: (signal?: NodeJS.Signals) => Promise<void>;
}

/** Starts the production build with a stub content server and further settings. */
export async function startOverStub(
  stub: StubContent,
  settings: Record<string, string> = {},
): Promise<HostOverStub> {
  const content = new StubContentServer(stub);
  const { folder, remove } = temporaryFolder();
  await content.start();
  const host = await Host.start({
    CONTENT_API_URL: content.api,
    SESSION_SECRET: 'a-secret-of-the-tests',
    DATA_DIR: folder,
    ...settings,
  });
  const close = async (signal?: NodeJS.Signals) => {
    await host.stop(signal);
    await content.stop();
    remove();
  };
  return { host, content, folder, close };
}
