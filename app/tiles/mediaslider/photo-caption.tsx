import type { Photo } from './photos.ts';

/** Also rendered in an island, so the language comes with the photo. */
export function PhotoCaption({ photo }: { photo: Pick<Photo, 'headline' | 'caption' | 'credit' | 'lang'> }) {
  const { headline, caption, credit, lang } = photo;
  const lines = [
    [headline, 'block font-bold'],
    [caption, 'block'],
    [credit, 'block text-sm opacity-80'],
  ] as const;
  return lines.map(([text, look]) =>
    text ? (
      <span key={look} lang={lang} className={look}>
        {text}
      </span>
    ) : null,
  );
}
