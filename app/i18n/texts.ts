import type { Language } from '#app/contract/language.ts';
import { de, type MorePlurals, type Texts } from './de.ts';
import { en } from './en.ts';

export const TEXTS: Record<Language, Texts & MorePlurals> = { de, en };
