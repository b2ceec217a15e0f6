import { mediaUrl, QUALITY, resizer } from '#app/addresses/media.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { type PicturePlace, widthsFor } from './picture-places.ts';

interface PictureProps {
  src: string;
  alt: string;
  /** Whose words the alternative is in: an editor's are German whatever the page speaks. */
  lang?: string;
  /** The picture's own size, or the ratio it is shown in; both together keep the page from jumping. */
  width: number;
  height: number;
  place: PicturePlace;
  /** The first picture of a page: loaded at once and first. */
  eager?: boolean;
  className?: string;
  /** What stands in its place while it comes; '' for the house's neutral. */
  color?: string;
  /** A picture that is smaller than its place is not blown up: the most that it is shown in. */
  atMost?: { width: number | string; height?: number };
}

/** Quality by device class, width by what the screen shows. */
export function Picture({
  src,
  alt,
  lang,
  width,
  height,
  place,
  eager = false,
  className,
  color = '',
  atMost,
}: PictureProps) {
  const { uploads } = usePage().page;
  const addressIn = resizer(uploads, src);
  const widths = widthsFor(place, uploads.widths);
  const choice = (device: keyof typeof QUALITY) => {
    if (!addressIn) return {};
    const addresses = widths.map((one) => addressIn(one, QUALITY[device]));
    if (addresses.length === 1) return { srcSet: addresses[0] };
    return {
      srcSet: addresses.map((address, index) => `${address} ${widths[index]}w`).join(', '),
      sizes: place.sizes[device],
    };
  };
  // React 18 knows fetchpriority only in lower case.
  const priority = eager ? { fetchpriority: 'high' } : {};
  return (
    <picture>
      {addressIn ? (
        <>
          <source media="(min-width: 1280px)" {...choice('desktop')} />
          <source media="(min-width: 600px)" {...choice('tablet')} />
        </>
      ) : null}
      <img
        src={addressIn?.(widths[0] ?? 640, QUALITY.smartphone) ?? mediaUrl(uploads, src)}
        {...(widths.length > 1 ? choice('smartphone') : {})}
        alt={alt}
        lang={lang}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding={eager ? 'sync' : 'async'}
        className={className}
        style={{
          maxWidth: atMost?.width,
          maxHeight: atMost?.height,
          backgroundColor: color === '' ? undefined : color,
        }}
        {...priority}
      />
    </picture>
  );
}
