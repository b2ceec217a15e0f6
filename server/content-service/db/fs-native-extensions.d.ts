/** The package has no types; these are the functions that we use. */
declare module 'fs-native-extensions' {
  /** Locks the whole file for this descriptor: OFD locks on Linux, flock on macOS, LockFileEx on Windows. */
  export function tryLock(descriptor: number): boolean;
  export function unlock(descriptor: number): void;
}
