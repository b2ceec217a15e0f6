/**
 * Messages to the operator's app around the page (design, 'App shell messages'): the first bridge that exists gets
 * them. Only embedded pages carry `data-shell`, the origins that may frame them.
 */

export type ShellMessage = `onPathChanged:${string}` | 'onWifiBoxClicked:';

type Post = { postMessage(message: string): void };

interface Bridges {
  ReactNativeWebView?: Post;
  webkit?: { messageHandlers?: { shell?: Post } };
  Android?: { shell?: Post | ((message: string) => void) };
}

/** Whether somebody was there to take the message. */
export function postToShell(message: ShellMessage): boolean {
  const origins = document.documentElement.dataset.shell;
  if (origins === undefined) return false;
  const { ReactNativeWebView, webkit, Android } = window as unknown as Bridges;
  const bridge = ReactNativeWebView ?? webkit?.messageHandlers?.shell;
  if (bridge) {
    bridge.postMessage(message);
    return true;
  }
  if (Android?.shell) {
    if (typeof Android.shell === 'function') Android.shell(message);
    else Android.shell.postMessage(message);
    return true;
  }
  if (window.parent === window) return false;
  // Where the browser says who frames us, nobody else is tried: each wrong one is a fault in its console.
  const framing = location.ancestorOrigins?.[0];
  for (const origin of origins.split(' ')) {
    if (!framing || framing === origin) window.parent.postMessage(message, origin);
  }
  return true;
}
