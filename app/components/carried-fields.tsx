import { usePage } from '#app/visit/page-context.tsx';

/** A GET form replaces the address's query: what links must carry, it carries as hidden fields. */
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
