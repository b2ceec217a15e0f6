import type { operatorFacts } from './operator-facts.server.ts';

/** The operator's data for the legal texts, from settings. A sentence with an empty value is left out. */
export type OperatorFacts = ReturnType<typeof operatorFacts>;

const DEMO_MARK = '(Demo)';

/** Default values end with '(Demo)', so that they can't be taken for a real operator's. */
export function isDemoFact(value: string): boolean {
  return value.endsWith(DEMO_MARK);
}

export function hasDemoFacts(facts: OperatorFacts): boolean {
  return Object.values(facts).some(isDemoFact);
}

/** The value without the demo mark, for links and structured data. */
export function bareFact(value: string): string {
  return value.endsWith(DEMO_MARK) ? value.slice(0, -DEMO_MARK.length).trimEnd() : value;
}

/** '+49 30 23125-000 (Demo)' -> 'tel:+4930231250000'; null where there are no digits to dial. */
export function telephoneLink(value: string): string | null {
  const digits = bareFact(value)
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '');
  return /^\+?\d{3,}$/.test(digits) ? `tel:${digits}` : null;
}

export function mailLink(value: string): string | null {
  const address = bareFact(value);
  return /^[^\s@<>"]+@[^\s@<>"]+$/.test(address) ? `mailto:${address}` : null;
}
