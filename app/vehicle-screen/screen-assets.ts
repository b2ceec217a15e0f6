import playerScript from './player.ts?script';
import screenStyle from './screen.css?inline';

export { playerScript, screenStyle };

/** Changes with whatever a screen that runs for weeks can't take over from a newer page. */
export const version: string = fingerprint(`${playerScript}${screenStyle}`);

/** No secret hangs on it: it only has to differ. */
function fingerprint(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return (sum >>> 0).toString(36);
}
