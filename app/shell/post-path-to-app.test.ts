// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';

it('the app gets an entry’s path when it is opened, and again when Back restores it from the bfcache', async () => {
  const heard = vi.fn();
  Object.assign(window, { ReactNativeWebView: { postMessage: heard } });
  Object.assign(document.documentElement.dataset, { shell: '', shellPath: '/beitrag/11' });
  const { postPathToApp } = await import('./post-path-to-app.ts');
  postPathToApp();
  // The pageshow event of a normal load must not send it twice.
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(heard.mock.calls).toEqual([['onPathChanged:/beitrag/11']]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(heard.mock.calls).toEqual([['onPathChanged:/beitrag/11'], ['onPathChanged:/beitrag/11']]);
});
