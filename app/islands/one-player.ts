/** Only one player plays at a time (specification 4, 'Video'): who starts resets the one before. */

let stopCurrent: (() => void) | null = null;

/** Called when a player starts, with what resets it. */
export function startPlaying(stop: () => void): void {
  if (stopCurrent && stopCurrent !== stop) stopCurrent();
  stopCurrent = stop;
}

/** Called when a player ends or leaves by itself. */
export function stopPlaying(stop: () => void): void {
  if (stopCurrent === stop) stopCurrent = null;
}
