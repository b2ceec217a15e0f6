import { createHmac } from 'node:crypto';

/** What only our own pages write into the addresses that their forms post to (server/door/origin-check.ts). */
export function formToken(secret: string): string {
  return createHmac('sha256', secret).update('form').digest('base64url').slice(0, 22);
}
