import { fileURLToPath } from 'node:url';

/** All that this package takes of the product: which pictures the demo content wants, and where they lie. */
export { type PictureName, pictureFile, pictures } from '../../server/content-service/demo/pictures.ts';

export const mediaFolder = fileURLToPath(
  new URL('../../server/content-service/demo/media/', import.meta.url),
);
