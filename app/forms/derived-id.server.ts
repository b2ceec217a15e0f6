import { createHash } from 'node:crypto';

/** A deterministic UUID from a hash of the parts; the parts can't be recovered from it. */
export function derivedId(...parts: readonly string[]): string {
  const hash = createHash('sha256').update(parts.join('\n')).digest();
  // UUID version 8: custom content.
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
