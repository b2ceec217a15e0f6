import type { Sheet } from './canvas/sheet.ts';

export type Scene = {
  paint: (s: Sheet) => void;
  /** How much paper grain lies over it; 0 for what must stay clean. */
  grain?: number;
};

export type Scenes = Record<string, Scene>;
