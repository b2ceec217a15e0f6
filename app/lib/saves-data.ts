/** Whether the rider asks for less data: Chromium says so to scripts, others with their requests alone. */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return Boolean(connection?.saveData);
}
