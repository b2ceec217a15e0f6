import { parse } from 'cookie';
import { env } from '#app/config/env.server.ts';
import type { PreviewAccess } from '#app/content/content-client.server.ts';
import { localTime } from '#app/contract/time.ts';
import { localDate } from '#app/contract/tolerant.ts';
import type { Page } from './page.ts';
import type { AddressParams } from './parameters.ts';

/** `token` and `date` from the URL; a missing or invalid date means now. */
export function previewOf(params: AddressParams, now: number): Page['preview'] {
  const token = params.get('token');
  if (!token) return null;
  const asked = params.get('date') ?? '';
  const dated = asked.length === 16 && localDate.safeParse(asked).data === asked;
  return { token, date: dated ? asked : localTime(now, env().TIME_ZONE).slice(0, 16) };
}

/** A token with characters not allowed in a header is wrong anyway; the content server rejects it. */
export function previewAccess(
  preview: { token: string; date: string },
  cookieHeader: string,
): Omit<PreviewAccess, 'riderAddress'> {
  // Not decoded: they are forwarded unchanged to the server that set them.
  const cookies = parse(cookieHeader, { decode: (value) => value });
  const forwarded = env()
    .PREVIEW_FORWARD_COOKIES.filter((name) => cookies[name] !== undefined)
    .map((name) => `${name}=${cookies[name]}`);
  return { ...preview, token: preview.token.replace(/[^\x21-\x7e]/g, '?'), cookies: forwarded.join('; ') };
}
