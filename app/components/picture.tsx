import { LARGER_DEVICES, mediaUrl, QUALITY, resizer } from '#app/addresses/media.ts';
import { readableOn } from '#app/lib/color.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { type PicturePlace, widthsFor } from './picture-places.ts';

export interface PictureProps {
  src: string;
  alt: string;
  /** The language of the alternative text: an editor's is German whatever the page's language. */
  lang?: string;
  /** Natural size or aspect ratio; both together prevent layout shift. */
  width: number;
  height: number;
  place: PicturePlace;
  /** The page's first picture: not lazy, high priority. */
  eager?: boolean;
  className?: string;
  /** Placeholder colour while loading; '' for the default grey. */
  color?: string;
  /** Largest displayed size, so that a small picture isn't scaled up. */
  atMost?: { width: number | string; height?: number };
}

/** A <picture> whose quality depends on the device class and whose width on the screen. */
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
  const onPhones = widthsFor(place, uploads.widths, 'smartphone');
  const choice = (device: keyof typeof QUALITY) => {
    if (!addressIn) return {};
    const widths = widthsFor(place, uploads.widths, device);
    const addresses = widths.map((one) => addressIn(one, QUALITY[device]));
    if (addresses.length === 1) return { srcSet: addresses[0] };
    return {
      srcSet: addresses.map((address, index) => `${address} ${widths[index]}w`).join(', '),
      sizes: place.sizes[device],
    };
  };
  // React 18 supports the attribute only in lower case.
  const priority = eager ? { fetchpriority: 'high' } : {};
  return (
    <picture>
      {addressIn ? (
        <>
          <source media={LARGER_DEVICES.desktop} {...choice('desktop')} />
          <source media={LARGER_DEVICES.tablet} {...choice('tablet')} />
        </>
      ) : null}
      <img
        src={addressIn?.(onPhones[0] ?? 640, QUALITY.smartphone) ?? mediaUrl(uploads, src)}
        {...(onPhones.length > 1 ? choice('smartphone') : {})}
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
          // Until the picture has loaded, or if it fails: the placeholder colour, with legible alternative text on it.
          ...(color === '' ? {} : { backgroundColor: color, color: readableOn(color) }),
        }}
        {...priority}
      />
    </picture>
  );
}
