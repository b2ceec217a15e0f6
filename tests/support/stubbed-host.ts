import { type HostOverStub, startOverStub } from './host-over-stub.ts';
import type { StubContent } from './stub-content-server.ts';
import { test } from './test.ts';

/** The production build with a stub content server, shared by all tests of a spec file. */
export function stubbedHost(content: StubContent): { readonly origin: string } {
  let running: HostOverStub;
  test.beforeAll(async () => {
    running = await startOverStub(content, { LOG_LEVEL: 'fatal' });
  });
  test.afterAll(() => running.close());
  return {
    get origin() {
      return running.host.origin;
    },
  };
}
