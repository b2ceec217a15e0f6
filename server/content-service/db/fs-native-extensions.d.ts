/** It brings no types; this is what is used of it. */
declare module 'fs-native-extensions' {
  /** The whole file, for this descriptor alone: OFD locks on Linux, flock on macOS, LockFileEx on Windows. */
  export function tryLock(descriptor: number): boolean;
  export function unlock(descriptor: number): void;
}
