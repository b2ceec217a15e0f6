import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { QUALITY, resizedUrl, type Uploads } from '#app/addresses/media.ts';
import { address, ONLY_INVISIBLE } from '#app/contract/tolerant.ts';
import { element, removeWithEmpty, words } from './rich-text-tree.server.ts';

export interface PictureRules {
  uploads: Uploads;
  /** Text-only mode: replace pictures by their alt text. */
  textOnly: boolean;
  labels: { picture: string };
}

/** A picture's address; '' if it isn't one of the web. */
export function pictureFile({ attribs }: Element): string {
  const file = address.parse(attribs.src);
  return /^(?:https?:|\/(?!%5C))/i.test(file) ? file : '';
}

export function pictureWords({ attribs: { alt = '' } }: Element): string {
  return ONLY_INVISIBLE.test(alt) ? '' : alt.replace(/\s+/g, ' ').trim();
}

/** Pictures are lazy-loaded; their size, where the content tells it, keeps the layout from shifting. */
export function fitPicture(picture: Element, { uploads, textOnly, labels }: PictureRules): void {
  const words_ = pictureWords(picture);
  if (textOnly) {
    const named = element('span', { class: 'rt-alt' }, [words(`${labels.picture}: ${words_}`)]);
    if (words_ === '') removeWithEmpty(picture);
    else DomUtils.replaceElement(picture, named);
    return;
  }
  const file = pictureFile(picture);
  const small = resizedUrl(uploads, file, 640, QUALITY.tablet);
  const wide = resizedUrl(uploads, file, 1280, QUALITY.tablet);
  const size = sizeOf(picture.attribs);
  picture.attribs = {
    src: small,
    // Without a width, `sizes` would stretch a small picture to the column.
    ...(small === wide || !size.width
      ? {}
      : { srcset: `${small} 640w, ${wide} 1280w`, sizes: '(min-width: 600px) 568px, 100vw' }),
    alt: words_,
    ...size,
    loading: 'lazy',
    decoding: 'async',
  };
}

function sizeOf({ width = '', height = '' }: Record<string, string>): { width?: string; height?: string } {
  const whole = /^[1-9]\d{0,4}$/;
  return { ...(whole.test(width) ? { width } : {}), ...(whole.test(height) ? { height } : {}) };
}
