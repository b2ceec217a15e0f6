import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { simpleDecode } from './content-service/decode-mail.ts';

/** Reads the mails of a run as they arrive. One that a kill interrupted may arrive minutes later. */
export class Mails {
  private readonly read = new Set<string>();
  readonly receivers: string[] = [];

  constructor(private readonly dataDir: string) {}

  /** Their row ids in outgoing_mails. */
  get ids(): number[] {
    return [...this.read].map((name) => Number(/-(\d+)\.eml$/.exec(name)?.[1]));
  }

  /** Confirmation keys in mails that arrived since the last call. */
  async newKeys(): Promise<string[]> {
    const folder = join(this.dataDir, 'outbox');
    const keys: string[] = [];
    for (const name of await readdir(folder).catch(() => [])) {
      if (this.read.has(name) || !name.endsWith('.eml')) continue;
      this.read.add(name);
      const { headers, text } = simpleDecode(await readFile(join(folder, name), 'utf8'));
      this.receivers.push(headers.to ?? '');
      keys.push(/\/optin\/([\w-]{32})\s/.exec(text)?.[1] ?? `no key in ${name}`);
    }
    return keys;
  }

  /** Recipients of a duplicate or of a mail that nothing had queued. */
  unwanted(promised: ReadonlySet<string>): string[] {
    return this.receivers
      .filter((email, index) => !promised.has(email) || this.receivers.indexOf(email) !== index)
      .map((email) => `a mail too many to ${email}`);
  }
}
