import { randomUUID } from 'node:crypto';
import { ENTRY, TILE } from './kill-content.ts';

/** The page with the raffle's form, from `killTestContent`. */
export const RAFFLE_PAGE = `/beitrag/${ENTRY}`;

export interface RaffleEntry {
  submissionId: string;
  email: string;
  lastname: string;
}

export function newRaffleEntry(): RaffleEntry {
  const submissionId = randomUUID();
  return { submissionId, email: `${submissionId}@kachel.example`, lastname: `Muster-${submissionId}` };
}

export type SubmitResult = 'accepted' | 'try again' | `lost what was typed (${string})`;

/** Sends the form as a browser without JavaScript does; returns what the result page says. */
export async function sendRaffleEntry(origin: string, entry: RaffleEntry): Promise<SubmitResult> {
  const response = await fetch(`${origin}${RAFFLE_PAGE}?text=on`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Origin: origin },
    body: new URLSearchParams({
      form: `competition-${TILE.raffle}`,
      submission_id: entry.submissionId,
      firstname: 'Kim',
      lastname: entry.lastname,
      email: entry.email,
      agb: 'on',
    }),
  });
  const html = await response.text();
  if (response.status === 303) return 'accepted';
  const typed = [entry.submissionId, entry.lastname, entry.email];
  const isKept = [429, 503].includes(response.status) && typed.every((text) => html.includes(text));
  return isKept ? 'try again' : `lost what was typed (${response.status})`;
}
