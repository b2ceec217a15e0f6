import type { TextKey } from '#app/i18n/de.ts';

/** The beginning of each English fault that readTile returns, and the text that a preview shows for it. */
export const FAULT_TEXTS: Record<string, TextKey> = {
  'is empty': 'faultEmpty',
  'is not an id': 'faultId',
  'is that of another tile': 'faultSameId',
  'is not a date': 'faultDate',
  'is not an address': 'faultAddress',
  'is not a video id': 'faultVideoId',
  'has no item with head and content': 'faultNoItem',
  'is not an object': 'faultNoObject',
  'unknown type': 'faultUnknownType',
  'unknown value': 'faultUnknownValue',
  'holds <': 'faultMedia',
};

/** 'endDate: is not a date' is a field and what is wrong with it; without a field it is the whole tile. */
export function tileFaultText(fault: string): { field: string | undefined; text: TextKey } {
  const field = /^[\w.]+(?=: )/.exec(fault)?.[0];
  const message = field ? fault.slice(field.length + 2) : fault;
  const known = Object.entries(FAULT_TEXTS).find(([start]) => message.startsWith(start));
  return { field, text: known?.[1] ?? 'faultOther' };
}
