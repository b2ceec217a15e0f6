const SEEN = 'seen';

/** The first page of a visit: no other of ours led here, and this tab has shown none. */
function isFirstLook(): boolean {
  const cameFromUs = document.referrer.startsWith(`${location.origin}/`);
  try {
    const seen = sessionStorage.getItem(SEEN) !== null;
    sessionStorage.setItem(SEEN, '1');
    return !seen && !cameFromUs;
  } catch {
    // Captive browsers block storage.
    return !cameFromUs;
  }
}

/** Lets the word logo spin in where this page brings it and the rider has not seen it yet. */
export function welcome(): void {
  const brought = document.querySelector<HTMLTemplateElement>('#word-logo');
  if (isFirstLook() && brought) brought.after(brought.content.cloneNode(true));
}
