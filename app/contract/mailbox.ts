/** Where dots in a name mean nothing, and what else its mails are called by. */
const WITHOUT_DOTS: Readonly<Record<string, string>> = {
  'gmail.com': 'gmail.com',
  'googlemail.com': 'gmail.com',
};

/** 'Victim+3@Example.org' is read by who reads 'victim@example.org'. */
export function mailboxOf(email: string): string {
  const [name = '', host = ''] = email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '')
    .split('@');
  const without = Object.hasOwn(WITHOUT_DOTS, host) ? WITHOUT_DOTS[host] : undefined;
  return without ? `${name.replaceAll('.', '')}@${without}` : `${name}@${host}`;
}
