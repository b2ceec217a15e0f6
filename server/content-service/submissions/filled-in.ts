/** A form's values without empty ones, as they are stored. */
export function filledIn(
  form: Record<string, string | number | boolean | undefined>,
): Record<string, string | number | boolean> {
  const kept: Record<string, string | number | boolean> = {};
  for (const [name, value] of Object.entries(form)) {
    if (value !== undefined && value !== '' && value !== false) kept[name] = value;
  }
  return kept;
}
