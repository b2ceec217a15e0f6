const MAX_NAMES = 12;

/** '1 file', '3 files'. */
export function counted(number: number, noun: string, plural = `${noun}s`): string {
  return `${number} ${number === 1 ? noun : plural}`;
}

/** The first names, and how many more there are. */
export function listed(names: readonly string[]): string {
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : '';
  return `${names.slice(0, MAX_NAMES).join(', ')}${more}`;
}

/** What `content:retain` and `content:person` deleted. */
export function deletedText(deleted: { participations: number; uploads: number; mails: number }): string {
  const { participations, uploads, mails } = deleted;
  return `Deleted the personal data of ${counted(participations, 'participation')}, ${counted(uploads, 'file')} and ${counted(mails, 'mail')}.`;
}
