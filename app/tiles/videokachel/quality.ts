/** Qualities (specification 9): low (simple), medium and high, the default. */
export const QUALITIES = ['low', 'medium', 'high'] as const;
export type Quality = (typeof QUALITIES)[number];

export const WIDTH_CAPS: Record<Quality, number> = { low: 640, medium: 960, high: 1280 };
export const DEFAULT_QUALITY: Quality = 'high';

/** Playlists of the contract: `{mediaURL}-low.m3u8`, `-medium.m3u8`, `-high.m3u8`. */
export function streamUrl(base: string, quality: Quality): string {
  return `${base}-${quality}.m3u8`;
}

/** The widest level within the cap; the first if all are wider; -1 (no cap) if no width is known. */
export function widestLevelWithin(levels: ReadonlyArray<{ width: number }>, cap: number): number {
  if (levels.every(({ width }) => !width)) return -1;
  let best = -1;
  levels.forEach(({ width }, index) => {
    if (width <= cap && (best === -1 || width >= (levels[best]?.width ?? 0))) best = index;
  });
  return best === -1 ? 0 : best;
}
