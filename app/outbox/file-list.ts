/**
 * A FileList for a file input; null if the browser can't make one (Safari before 14.1). Then the rider has to choose
 * the files again.
 */
export function fileListOf(files: readonly File[]): FileList | null {
  try {
    const made = new DataTransfer();
    for (const file of files) made.items.add(file);
    return made.files;
  } catch {
    return null;
  }
}
