import { QUALITY, resizedUrl } from '#app/addresses/media.ts';
import { usePage } from '#app/request/page-context.tsx';

interface PictureProps {
  src: string;
  alt: string;
  /** Whose words the alternative is in: an editor's are German whatever the page speaks. */
  lang?: string;
  /** The picture's own size, or the ratio it is shown in; both together keep the page from jumping. */
  width: number;
  height: number;
  /** How wide the picture is shown, as `sizes` wants it. */
  sizes?: string;
  /** The first picture of a page: loaded at once and first. */
  eager?: boolean;
  className?: string;
  /** A picture that is smaller than its place is not blown up: the most that it is shown in. */
  atMost?: { width: number; height?: number };
}

/** Quality by device class, width by what the screen shows. */
export function Picture({
  src,
  alt,
  lang,
  width,
  height,
  sizes = '100vw',
  eager = false,
  className,
  atMost,
}: PictureProps) {
  const { uploads } = usePage().page;
  const set = (quality: 70 | 80 | 90) =>
    `${resizedUrl(uploads, src, 640, quality)} 640w, ${resizedUrl(uploads, src, 1280, quality)} 1280w`;
  const resizable = resizedUrl(uploads, src, 640, 70) !== resizedUrl(uploads, src, 1280, 70);
  // React 18 knows fetchpriority only in lower case.
  const priority = eager ? { fetchpriority: 'high' } : {};
  return (
    <picture>
      {resizable ? (
        <>
          <source media="(min-width: 1280px)" srcSet={set(QUALITY.desktop)} sizes={sizes} />
          <source media="(min-width: 600px)" srcSet={set(QUALITY.tablet)} sizes={sizes} />
        </>
      ) : null}
      <img
        src={resizedUrl(uploads, src, 640, QUALITY.smartphone)}
        srcSet={resizable ? set(QUALITY.smartphone) : undefined}
        sizes={resizable ? sizes : undefined}
        alt={alt}
        lang={lang}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'sync' : 'async'}
        className={className}
        style={atMost && { maxWidth: atMost.width, maxHeight: atMost.height }}
        {...priority}
      />
    </picture>
  );
}
