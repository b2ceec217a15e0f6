/** Parsing of HLS playlists (RFC 8216), as far as needed before playback. */

export interface Variant {
  uri: string;
  width: number;
  bitsPerSecond: number;
}

/** 0 if not given, as in audio variants. */
function widthIn(line: string): number {
  return Number(/[:,]RESOLUTION=(\d+)x\d+/.exec(line)?.[1] ?? 0);
}

const isAddress = (line: string) => line.trim() !== '' && !line.startsWith('#');

function variantsOf(playlist: string): Variant[] {
  const variants: Variant[] = [];
  let streamInfo: Omit<Variant, 'uri'> | null = null;
  for (const line of playlist.split(/\r?\n/)) {
    if (line.startsWith('#EXT-X-STREAM-INF:')) {
      const bits = /[:,]AVERAGE-BANDWIDTH=(\d+)/.exec(line) ?? /[:,]BANDWIDTH=(\d+)/.exec(line);
      streamInfo = { width: widthIn(line), bitsPerSecond: Number(bits?.[1] ?? 0) };
    } else if (streamInfo && isAddress(line)) {
      variants.push({ uri: line.trim(), ...streamInfo });
      streamInfo = null;
    }
  }
  return variants;
}

/** The widest variant within a width, else the narrowest; null if it is no master playlist. */
export function variantFor(playlist: string, width: number): Variant | null {
  const variants = variantsOf(playlist).sort((a, b) => a.width - b.width);
  return variants.filter((variant) => variant.width <= width).at(-1) ?? variants[0] ?? null;
}

/**
 * A master playlist without variants wider than `width` (at least the narrowest stays). Rewrites URLs, which are
 * relative to the playlist. Null for other playlists and those with variables (#EXT-X-DEFINE).
 */
export function cappedChoice(
  playlist: string,
  width: number,
  addressOf: (uri: string) => string,
): string | null {
  const variants = variantsOf(playlist);
  if (variants.length === 0 || playlist.includes('#EXT-X-DEFINE')) return null;
  const widths = variants.map((variant) => variant.width).filter((known) => known > 0);
  const widest = Math.max(width, Math.min(...widths));
  let isLeftOut = false;
  const lines = playlist.split(/\r?\n/).filter((line) => {
    if (isAddress(line)) return !isLeftOut;
    if (!/^#EXT-X-(?:I-FRAME-)?STREAM-INF:/.test(line)) return true;
    const isWider = widthIn(line) > widest;
    if (line.startsWith('#EXT-X-STREAM-INF:')) isLeftOut = isWider;
    return !isWider;
  });
  return lines
    .map((line) =>
      isAddress(line)
        ? addressOf(line.trim())
        : line.replace(/([:,]URI=")([^"]+)/g, (_, before: string, uri: string) => before + addressOf(uri)),
    )
    .join('\n');
}

/** Total duration of the segments in seconds; null for live streams. */
export function lengthOf(playlist: string): number | null {
  if (!playlist.includes('#EXT-X-ENDLIST')) return null;
  const durations = [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, seconds]) => Number(seconds));
  const length = durations.reduce((sum, seconds) => sum + (Number.isFinite(seconds) ? seconds : 0), 0);
  return length > 0 ? length : null;
}
