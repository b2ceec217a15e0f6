import { isFromOurServer } from './offline-copy.ts';

/** Responses that arrived after the stored copy was shown. Each is served once, when the rider asks for it. */
const late = new Map<string, Promise<Response>>();
const MAX_LATE = 5;

export function offerLate(address: string, page: Promise<Response>): void {
  late.delete(address);
  late.set(address, page);
  const [oldest] = late.keys();
  if (late.size > MAX_LATE && oldest !== undefined) late.delete(oldest);
}

/** These pages were rendered before a form was sent and don't show its result. */
export function dropLate(): void {
  late.clear();
}

/** Resolves once the late page has arrived or failed; true if it is a usable answer of our server. */
export function awaitLatePage(address: string): Promise<boolean> {
  return (late.get(address) || Promise.reject()).then(
    (response) => isFromOurServer(response) && response.status < 500,
    () => false,
  );
}

export async function lateAnswer(address: string): Promise<Response | null> {
  const page = late.get(address);
  late.delete(address);
  return page ? page.catch(() => null) : null;
}

/** What the rider chose while waiting, applied to the next request: the stored copy or the late page. */
export type AnswerSource = 'copy' | 'late';

let chosen: { address: string; source: AnswerSource } | null = null;

export function chooseSource(address: string, source: AnswerSource): void {
  chosen = { address, source };
}

export function takeChosenSource(address: string): AnswerSource | null {
  const source = chosen?.address === address ? chosen.source : null;
  chosen = null;
  return source;
}
