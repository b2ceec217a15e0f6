/** The database's own words, without the statement and the values that its driver puts around them. */
export function inShort(error: unknown): string {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return root instanceof Error ? `${root.name}: ${root.message}` : String(root);
}
