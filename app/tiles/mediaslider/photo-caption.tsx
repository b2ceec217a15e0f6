import type { Photo } from './photos.ts';

/** Also rendered in an island, so the language comes with the photo. */
export function PhotoCaption({ photo }: { photo: Pick<Photo, 'headline' | 'caption' | 'credit' | 'lang'> }) {
  const { headline, caption, credit, lang } = photo;
  return (
    <>
      {headline ? (
        <span lang={lang} className="block font-bold">
          {headline}
        </span>
      ) : null}
      {caption ? (
        <span lang={lang} className="block">
          {caption}
        </span>
      ) : null}
      {credit ? (
        <span lang={lang} className="block text-sm opacity-80">
          {credit}
        </span>
      ) : null}
    </>
  );
}
