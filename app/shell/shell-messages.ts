/**
 * Messages to the operator's app that embeds the page (design, 'App shell messages'), sent by the first bridge found.
 * Only embedded pages have `data-shell`, the list of origins that may frame them.
 */

export type ShellMessage = `onPathChanged:${string}` | 'onWifiBoxClicked:';

type MessageTarget = { postMessage(message: string): void };

interface AppBridges {
  ReactNativeWebView?: MessageTarget;
  webkit?: { messageHandlers?: { shell?: MessageTarget } };
  Android?: { shell?: MessageTarget | ((message: string) => void) };
}

/** False if there was no bridge and no frame to send it to: the origin that frames us may match a name with `*` only. */
export function postToShell(message: ShellMessage): boolean {
  const origins = document.documentElement.dataset.shell;
  if (origins === undefined) return false;
  const { ReactNativeWebView, webkit, Android } = window as unknown as AppBridges;
  const bridge = ReactNativeWebView || webkit?.messageHandlers?.shell;
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
  // If the browser names the framing origin, post to it only: a wrong target origin logs a console error.
  const framing = location.ancestorOrigins?.[0];
  const allowed = origins.split(' ').filter((origin) => !framing || framing === origin);
  for (const origin of allowed) window.parent.postMessage(message, origin);
  return allowed.length > 0;
}
