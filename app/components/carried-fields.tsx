import { usePage } from '#app/visit/page-context.tsx';

/** A GET form replaces the URL's query, so the settings that links carry are hidden fields here. */
export function CarriedFields() {
  const { page } = usePage();
  return (
    <>
      {page.carry.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
    </>
  );
}
