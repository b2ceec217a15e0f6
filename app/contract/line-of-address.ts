/** Whose address it is: an IPv6 line comes with 2^64 of them, and they are one rider's. */
export function lineOf(address: string): string {
  const bare = address.replace(/^::ffff:(?=\d+\.)/, '');
  if (!bare.includes(':')) return bare;
  const [head = '', tail = ''] = bare.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const zeros = Array<string>(Math.max(0, 8 - groups(head).length - groups(tail).length)).fill('0');
  return [...groups(head), ...zeros, ...groups(tail)].slice(0, 4).join(':');
}
