import type { Level, Levels } from '#app/contract/content/tabs.ts';

/** A level in whatever case an address spells it: our addresses ignore case, level names may differ in it. */
export function levelNamed(levels: Levels, spelled: string): { name: string; level: Level } | null {
  const same = Object.keys(levels).filter((name) => name.toLowerCase() === spelled.toLowerCase());
  const name = same.includes(spelled) ? spelled : same[0];
  const level = name === undefined ? undefined : levels[name];
  return name !== undefined && level ? { name, level } : null;
}
