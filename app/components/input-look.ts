/** Class of text fields and selects outside the form kit: in GET forms that filter what is shown. */
export const inputLook =
  'min-h-[48px] w-full rounded border-2 border-soft bg-card px-3 py-2 text-base text-ink';
