// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { postToShell } from './shell-messages.ts';

const BRIDGES = ['ReactNativeWebView', 'webkit', 'Android'] as const;

afterEach(() => {
  delete document.documentElement.dataset.shell;
  for (const name of BRIDGES) Reflect.deleteProperty(window, name);
});

function embeddedWith(bridges: Partial<Record<(typeof BRIDGES)[number], unknown>>): void {
  document.documentElement.dataset.shell = 'https://tram.example';
  Object.assign(window, bridges);
}

describe('postToShell', () => {
  it.each([
    ['React Native', (post: unknown) => ({ ReactNativeWebView: { postMessage: post } })],
    ['WebKit', (post: unknown) => ({ webkit: { messageHandlers: { shell: { postMessage: post } } } })],
    ['Android, as a function', (post: unknown) => ({ Android: { shell: post } })],
    ['Android, as an object', (post: unknown) => ({ Android: { shell: { postMessage: post } } })],
  ])('reaches %s', (_, bridgeOf) => {
    const post = vi.fn();
    embeddedWith(bridgeOf(post));
    expect(postToShell('onWifiBoxClicked:')).toBe(true);
    expect(post.mock.calls).toEqual([['onWifiBoxClicked:']]);
  });

  it('takes the first bridge that exists', () => {
    const [first, second] = [vi.fn(), vi.fn()];
    embeddedWith({ ReactNativeWebView: { postMessage: first }, Android: { shell: second } });
    postToShell('onPathChanged:/beitrag/101');
    expect(first).toHaveBeenCalledWith('onPathChanged:/beitrag/101');
    expect(second).not.toHaveBeenCalled();
  });

  it('returns false if there is no bridge', () => {
    embeddedWith({});
    expect(postToShell('onWifiBoxClicked:')).toBe(false);
  });

  it.each([
    ['https://app.example', true],
    ['https://other.example', false],
  ])('posts to the frame of an origin it knows only: %s', (framing, sent) => {
    const post = vi.fn();
    embeddedWith({});
    document.documentElement.dataset.shell = 'https://tram.example https://app.example';
    vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: post } as unknown as Window);
    Object.assign(location, { ancestorOrigins: [framing] });
    expect(postToShell('onWifiBoxClicked:')).toBe(sent);
    expect(post.mock.calls).toEqual(sent ? [['onWifiBoxClicked:', framing]] : []);
    Reflect.deleteProperty(location, 'ancestorOrigins');
  });

  it('sends nothing outside of the app, even if a bridge’s global exists', () => {
    const post = vi.fn();
    Object.assign(window, { ReactNativeWebView: { postMessage: post } });
    expect(postToShell('onWifiBoxClicked:')).toBe(false);
    expect(post).not.toHaveBeenCalled();
  });
});
