import type { PictureName } from './pictures.ts';

export interface ArchiveArticle {
  title: string;
  kicker: string;
  teaser: string;
  picture: PictureName;
  body: readonly string[];
}
