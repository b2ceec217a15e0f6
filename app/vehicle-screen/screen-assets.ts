import playerScript from './player.ts?script';
import css from './screen.css?inline';

export { playerScript };

/** `swap` instead of `optional`: a screen shows one page for weeks, so it may change to the typeface late. */
export const screenStyle: string = css.replace(/font-display:\s*optional/g, 'font-display:swap');

/** Version of script and style: if a newer page has another one, a running screen must reload. */
export const version: string = fingerprint(`${playerScript}${screenStyle}`);

/** A non-cryptographic hash: it only has to change with the text. */
function fingerprint(text: string): string {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (Math.imul(sum, 31) + text.charCodeAt(at)) | 0;
  return (sum >>> 0).toString(36);
}
