import { fileListOf } from '#app/outbox/file-list.ts';

/** Leaves exactly these files in the input; none if the browser can't set `files`. */
export function leaveIn(input: HTMLInputElement, files: readonly File[]): void {
  // Chromium 64 to 67 and Safari 14.1 to 15 fire `change` here, as if the rider had chosen the files.
  input.onchange = (event) => event.stopPropagation();
  input.value = '';
  if (files.length > 0) input.files = fileListOf(files);
  input.onchange = null;
}
