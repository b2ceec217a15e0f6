/** Providers that ignore dots in the local part, and their alias domains. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/** 'Victim+3@Example.org' and 'victim@example.org' are the same mailbox. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
    .split('@');
  const without = Object.hasOwn(WITHOUT_DOTS, host) ? WITHOUT_DOTS[host] : undefined;
  return without ? `${name.replaceAll('.', '')}@${without}` : `${name}@${host}`;
}
