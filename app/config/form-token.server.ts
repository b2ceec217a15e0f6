import { createHmac } from 'node:crypto';

/** CSRF token in our forms' action URLs (server/middleware/origin-check.ts). */
export function formToken(secret: string): string {
  return createHmac('sha256', secret).update('form').digest('base64url').slice(0, 22);
}
