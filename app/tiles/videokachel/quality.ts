/** Qualities and their widest levels (specification 9): low (simple), medium and high, which is the default. */
export const QUALITIES = ['low', 'medium', 'high'] as const;
export type Quality = (typeof QUALITIES)[number];

export const WIDTH_CAPS: Record<Quality, number> = { low: 640, medium: 960, high: 1280 };
export const DEFAULT_QUALITY: Quality = 'high';

/** The contract's ladders: `{mediaURL}-low.m3u8`, `-medium.m3u8`, `-high.m3u8`. */
export function streamUrl(base: string, quality: Quality): string {
  return `${base}-${quality}.m3u8`;
}

/** The widest level within the cap; the first where all are wider; -1 (no cap) where none says its width. */
export function cappedLevel(levels: ReadonlyArray<{ width: number }>, cap: number): number {
  if (levels.every(({ width }) => !width)) return -1;
  let best = -1;
  levels.forEach(({ width }, index) => {
    if (width <= cap && (best === -1 || width >= (levels[best]?.width ?? 0))) best = index;
  });
  return best === -1 ? 0 : best;
}
