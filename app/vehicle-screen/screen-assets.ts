import playerScript from './player.ts?script';
import css from './screen.css?inline';

export { playerScript };

/** A page that stays for weeks is worth the wait for the typeface, which a reader's page takes only at once. */
export const screenStyle: string = css.replace(/font-display:\s*optional/g, 'font-display:swap');

/** Changes with whatever a screen that runs for weeks can't take over from a newer page. */
export const version: string = fingerprint(`${playerScript}${screenStyle}`);

/** No secret hangs on it: it only has to differ. */
function fingerprint(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return (sum >>> 0).toString(36);
}
