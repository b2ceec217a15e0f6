import { Button } from '#app/components/button.tsx';
import { HiddenFields } from '#app/components/hidden-fields.tsx';
import { inputLook } from '#app/components/input-look.ts';
import { pathTo } from '#app/route-table.ts';
import { usePage } from '#app/visit/page-context.tsx';

/** A GET form, so that a search can be linked to. */
export function SearchForm({ term = '' }: { term?: string }) {
  const { page, t } = usePage();
  return (
    <form
      action={pathTo('archiveSearch')}
      aria-label={t('archiveSearchTitle')}
      className="mb-4 flex flex-wrap items-end"
    >
      <HiddenFields fields={page.carry} />
      <div className="mr-2 min-w-[min(100%,8rem)] flex-1">
        <label htmlFor="search-term" className="mb-1 block font-semibold">
          {t('archiveSearchTerm')}
        </label>
        <input
          id="search-term"
          type="search"
          name="q"
          defaultValue={term}
          required
          maxLength={200}
          enterKeyHint="search"
          autoComplete="off"
          className={inputLook}
        />
      </div>
      <Button>{t('archiveSearchSubmit')}</Button>
    </form>
  );
}
