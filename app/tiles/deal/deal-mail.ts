import type { DealTile } from '#app/contract/tiles/deal.ts';

/** The prepared e-mail as a link (RFC 6068): everything escaped but the at sign, line breaks as CRLF. */
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
