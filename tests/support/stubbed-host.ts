import { Host, temporaryFolder } from './host.ts';
import { type StubContent, StubContentServer } from './stub-content-server.ts';
import { test } from './test.ts';

/** The production build over a content server of a spec's own, for all tests of its file. */
export function stubbedHost(content: StubContent): { readonly origin: string } {
  const data = temporaryFolder();
  const server = new StubContentServer(content);
  let host: Host;
  test.beforeAll(async () => {
    await server.start();
    host = await Host.start({
      CONTENT_API_URL: server.api,
      SESSION_SECRET: 'a-secret-for-this-test',
      DATA_DIR: data.folder,
      LOG_LEVEL: 'fatal',
    });
  });
  test.afterAll(async () => {
    await host.stop();
    await server.stop();
    data.remove();
  });
  return {
    get origin() {
      return host.origin;
    },
  };
}
