/** The database's error message without the statement and values that drizzle adds, which may be personal data. */
export function shortMessage(error: unknown): string {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return root instanceof Error ? `${root.name}: ${root.message}` : String(root);
}
