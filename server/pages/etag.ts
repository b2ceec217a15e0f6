import { createHash } from 'node:crypto';

/** The tag of these bytes under their policy. */
export function etagOf({ headers, body }: { headers: Headers; body: Buffer }): string {
  const policy = headers.get('Content-Security-Policy') ?? '';
  const hash = createHash('sha256').update(policy).update('\n').update(body).digest('base64url');
  return `W/"${hash.slice(0, 22)}"`;
}
