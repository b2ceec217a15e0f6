import type { Photo } from './photos.ts';

export function PhotoCaption({ photo }: { photo: Pick<Photo, 'headline' | 'caption' | 'credit'> }) {
  const { headline, caption, credit } = photo;
  return (
    <>
      {headline ? <span className="block font-bold">{headline}</span> : null}
      {caption ? <span className="block">{caption}</span> : null}
      {credit ? <span className="block text-sm opacity-80">{credit}</span> : null}
    </>
  );
}
