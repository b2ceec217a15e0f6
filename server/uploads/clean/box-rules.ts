import { type Box, boxesIn, emptyBox } from './boxes.ts';
import type { FileBytes } from './file-bytes.ts';

export type CleanBox = (bytes: FileBytes, box: Box) => Promise<void>;
/** Boxes without a rule are emptied. */
export type Rules = Readonly<Record<string, CleanBox>>;

export const keep: CleanBox = async () => undefined;
export const within =
  (rules: Rules): CleanBox =>
  (bytes, { content, end }) =>
    applyRules(bytes, content, end, rules);
/** `types` are separated by spaces; one that holds a space needs an entry of its own. */
export const keepAll = (types: string): Rules =>
  Object.fromEntries(types.split(' ').map((type) => [type, keep]));

export async function applyRules(bytes: FileBytes, from: number, to: number, rules: Rules): Promise<void> {
  for await (const box of boxesIn(bytes, from, to)) {
    await (Object.hasOwn(rules, box.type) ? (rules[box.type] as CleanBox) : emptyBox)(bytes, box);
  }
}
