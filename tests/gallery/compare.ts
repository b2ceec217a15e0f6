import sharp from 'sharp';

/** Differences up to this are noise: lossy compression changes pixels beside a change. */
const SEEN = 24;

interface Pixels {
  data: Buffer;
  width: number;
  height: number;
}

async function pixelsOf(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The share of pixels that changed, and the new picture, faded, with these in red. */
export async function difference(
  before: Buffer,
  after: Buffer,
): Promise<{ share: number; marked: Buffer } | null> {
  if (before.equals(after)) return null;
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const marked = Buffer.alloc(other.data.length);
  let changed = 0;
  for (let at = 0; at < other.data.length; at += 3) {
    const x = (at / 3) % other.width;
    const y = Math.floor(at / 3 / other.width);
    const was = (y * one.width + x) * 3;
    const same = x < one.width && y < one.height && !differs(one.data, was, other.data, at);
    if (!same) changed += 1;
    for (let channel = 0; channel < 3; channel += 1) {
      const faint = 200 + Math.round((other.data[at + channel] ?? 0) / 5);
      marked[at + channel] = same ? faint : channel === 0 ? 220 : 0;
    }
  }
  const shorter = Math.max(0, one.height - other.height) * other.width;
  if (changed + shorter === 0) return null;
  const raw = { width: other.width, height: other.height, channels: 3 as const };
  return {
    share: (changed + shorter) / (other.data.length / 3 + shorter),
    marked: await sharp(marked, { raw }).jpeg({ quality: 60 }).toBuffer(),
  };
}

function differs(one: Buffer, was: number, other: Buffer, at: number): boolean {
  for (let channel = 0; channel < 3; channel += 1) {
    if (Math.abs((one[was + channel] ?? 0) - (other[at + channel] ?? 0)) > SEEN) return true;
  }
  return false;
}
