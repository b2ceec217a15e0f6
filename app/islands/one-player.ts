/** Only one player plays at a time (specification 4, 'Video'): starting one resets the previous one. */

let stopCurrent: (() => void) | null = null;

/** Call when a player starts; `stop` resets it. */
export function startPlaying(stop: () => void): void {
  if (stopCurrent && stopCurrent !== stop) stopCurrent();
  stopCurrent = stop;
}

/** Call when a player ends or is removed. */
export function stopPlaying(stop: () => void): void {
  if (stopCurrent === stop) stopCurrent = null;
}
