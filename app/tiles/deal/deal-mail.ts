import type { DealTile } from '#app/contract/tiles/deal.ts';

/** A mailto: link (RFC 6068): everything but '@' is percent-encoded, line breaks are CRLF. */
export function mailLink({
  email,
  subject,
  emailText,
}: Pick<DealTile, 'email' | 'subject' | 'emailText'>): string {
  const escaped = (text: string) => encodeURIComponent(text.replace(/\r\n?|\n/g, '\r\n'));
  const query = [
    ['subject', subject],
    ['body', emailText],
  ].flatMap(([name = '', text = '']) => (text.trim() === '' ? [] : [`${name}=${escaped(text)}`]));
  return `mailto:${escaped(email.trim()).replaceAll('%40', '@')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}
