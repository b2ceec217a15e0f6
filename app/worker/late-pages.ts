import { isOurs } from './offline-copy.ts';

/** Pages that came after their copy was shown, until the rider asks for them; each is shown once. */
const late = new Map<string, Promise<Response>>();
const MOST_LATE = 5;

export function offerLate(address: string, page: Promise<Response>): void {
  late.delete(address);
  late.set(address, page);
  const [oldest] = late.keys();
  if (late.size > MOST_LATE && oldest !== undefined) late.delete(oldest);
}

/** A page from before a form was sent shows nothing of it. */
export function dropLate(): void {
  late.clear();
}

/** Whether the page that a copy stands for has come; settles when that is known. */
export function hasCome(address: string): Promise<boolean> {
  return (late.get(address) ?? Promise.reject()).then(
    (response) => isOurs(response) && response.status < 500,
    () => false,
  );
}

export async function lateAnswer(address: string): Promise<Response | null> {
  const page = late.get(address);
  late.delete(address);
  return page ? page.catch(() => null) : null;
}

/** What the rider pressed on the page that is still seen, for its next request: the copy, or the page that has come. */
export type Wish = 'copy' | 'late';

let wished: { address: string; wish: Wish } | null = null;

export function rememberWish(address: string, wish: Wish): void {
  wished = { address, wish };
}

export function takeWish(address: string): Wish | null {
  const wish = wished?.address === address ? wished.wish : null;
  wished = null;
  return wish;
}
