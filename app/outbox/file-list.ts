/** What a file input takes; null where nothing makes one (Safari before 14.1, Firefox before 62): files are chosen again. */
export function fileListOf(files: readonly File[]): FileList | null {
  try {
    const made = new DataTransfer();
    for (const file of files) made.items.add(file);
    return made.files;
  } catch {
    return null;
  }
}
