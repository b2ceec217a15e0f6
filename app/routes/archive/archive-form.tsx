import { Button } from '#app/components/button.tsx';
import { HiddenFields } from '#app/components/hidden-fields.tsx';
import { inputLook } from '#app/components/input-look.ts';
import { dayAndMonth, longDate, shortDate } from '#app/contract/dates.ts';
import { instantOf } from '#app/contract/time.ts';
import { pathTo } from '#app/route-table.ts';
import type { Page } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';

/** Formats a day. Noon, because clock changes can't move it to another day. */
export function dayLabel(day: string, { language, timeZone }: DayPage, write = longDate): string {
  const noon = instantOf(`${day}T12:00:00`, timeZone);
  return noon === null ? day : write(noon, language, timeZone);
}

type DayPage = Pick<Page, 'language' | 'timeZone'>;

export function ArchiveForm({ days, chosen }: { days: readonly string[]; chosen: string }) {
  const { page, t } = usePage();
  return (
    <form action={pathTo('archive')} autoComplete="off" className="mb-4 items-end sm:flex">
      <HiddenFields fields={page.carry} />
      <div className="mb-2 min-w-0 flex-1 sm:mb-0 sm:mr-2">
        <label htmlFor="archive-day" className="mb-1 block font-semibold">
          {t('archiveDate')}
        </label>
        {/* Short labels: phones truncate the text of a select. */}
        <select id="archive-day" name="day" defaultValue={chosen} className={inputLook}>
          {days.map((day, back) => (
            <option key={day} value={day}>
              {back === 0
                ? t('archiveToday', { date: dayLabel(day, page, dayAndMonth) })
                : dayLabel(day, page, shortDate)}
            </option>
          ))}
        </select>
      </div>
      <div>
        <Button wide>{t('show')}</Button>
      </div>
    </form>
  );
}
