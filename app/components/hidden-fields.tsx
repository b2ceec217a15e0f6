/** A GET form replaces the URL's query, so the parameters that must stay are hidden fields here. */
export function HiddenFields({ fields }: { fields: ReadonlyArray<readonly [string, string]> }) {
  return (
    <>
      {fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
