/** What a HLS playlist says of itself (RFC 8216), as far as a page wants to know before it plays. */

export interface Variant {
  uri: string;
  width: number;
  bitsPerSecond: number;
}

function variantsOf(playlist: string): Variant[] {
  const lines = playlist.split(/\r?\n/);
  return lines.flatMap((line, index) => {
    if (!line.startsWith('#EXT-X-STREAM-INF:')) return [];
    const uri = lines.slice(index + 1).find((next) => next.trim() !== '' && !next.startsWith('#'));
    const width = Number(/[:,]RESOLUTION=(\d+)x\d+/.exec(line)?.[1] ?? 0);
    const bits = /[:,]AVERAGE-BANDWIDTH=(\d+)/.exec(line) ?? /[:,]BANDWIDTH=(\d+)/.exec(line);
    return uri ? [{ uri: uri.trim(), width, bitsPerSecond: Number(bits?.[1] ?? 0) }] : [];
  });
}

/** The widest variant that stays within a width, else the narrowest; null where the playlist is no choice of variants. */
export function variantFor(playlist: string, width: number): Variant | null {
  const variants = variantsOf(playlist).sort((a, b) => a.width - b.width);
  return variants.filter((variant) => variant.width <= width).at(-1) ?? variants[0] ?? null;
}

/** Seconds in all of its segments; null for a live stream or anything else without an end. */
export function lengthOf(playlist: string): number | null {
  if (!playlist.includes('#EXT-X-ENDLIST')) return null;
  const durations = [...playlist.matchAll(/^#EXTINF:([\d.]+)/gm)].map(([, seconds]) => Number(seconds));
  const length = durations.reduce((sum, seconds) => sum + (Number.isFinite(seconds) ? seconds : 0), 0);
  return length > 0 ? length : null;
}
