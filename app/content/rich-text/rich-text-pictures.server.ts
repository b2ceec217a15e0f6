import type { Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';
import { QUALITY, resizedUrl, type Uploads } from '#app/addresses/media.ts';
import { address } from '#app/contract/tolerant.ts';
import { element, words } from './rich-text-tree.server.ts';

export interface PictureRules {
  uploads: Uploads;
  /** Text-only mode: replace pictures by their alt text. */
  textOnly: boolean;
  labels: { picture: string };
}

const DEFAULT_SIZE = ['1280', '960'] as const;

/** Pictures are lazy-loaded and have their size set, so that the layout doesn't shift. */
export function fitPicture(picture: Element, { uploads, textOnly, labels }: PictureRules): void {
  const { src = '', alt = '' } = picture.attribs;
  const words_ = alt.replace(/\s+/g, ' ').trim();
  const file = address.parse(src);
  if (!/^(?:https?:|\/(?!%5C))/i.test(file)) {
    DomUtils.removeElement(picture);
    return;
  }
  if (textOnly) {
    if (words_ === '') DomUtils.removeElement(picture);
    else
      DomUtils.replaceElement(
        picture,
        element('span', { class: 'rt-alt' }, [words(`${labels.picture}: ${words_}`)]),
      );
    return;
  }
  const [small, wide] = [640, 1280].map((width) =>
    resizedUrl(uploads, file, width as 640 | 1280, QUALITY.tablet),
  ) as [string, string];
  const [width, height] = sizeOf(picture.attribs);
  picture.attribs = {
    src: small,
    ...(small === wide
      ? {}
      : { srcset: `${small} 640w, ${wide} 1280w`, sizes: '(min-width: 600px) 568px, 100vw' }),
    alt: words_,
    width,
    height,
    loading: 'lazy',
    decoding: 'async',
  };
}

/** Width and height, or neither: one alone doesn't give the aspect ratio. */
function sizeOf({ width = '', height = '' }: Record<string, string>): readonly [string, string] {
  const whole = /^[1-9]\d{0,4}$/;
  return whole.test(width) && whole.test(height) ? [width, height] : DEFAULT_SIZE;
}
