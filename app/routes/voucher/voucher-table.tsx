// biome-ignore-all lint/a11y/noRedundantRoles: WebKit takes no row that is laid out by flex for one.
import type { ReactNode } from 'react';
import { Card } from '#app/components/card.tsx';
import type { VoucherInfo } from '#app/contract/answers.ts';
import { dateAndTime } from '#app/contract/dates.ts';
import { instantOf } from '#app/contract/time.ts';
import { usePage } from '#app/visit/page-context.tsx';

const NONE = '–';

export function VoucherTable({ action, info }: { action: ReactNode; info: VoucherInfo }) {
  const { page, t } = usePage();
  const end = instantOf(info.voucherEndDate, page.timeZone, 'end');
  const count = (value: number | undefined) =>
    value === undefined ? NONE : new Intl.NumberFormat(page.language).format(value);
  const rows = [
    [t('voucherAction'), action],
    [t('voucherEndDate'), end === null ? NONE : dateAndTime(end, page.language, page.timeZone)],
    [t('voucherCountMax'), count(info.countMax)],
    [t('voucherCountLeft'), count(info.countLeft)],
    [t('voucherLeft'), count(info.voucherLeft)],
    [t('voucherUsed'), count(info.voucherUsed)],
  ] as const;
  return (
    <Card>
      <table role="table" className="w-full text-lg [overflow-wrap:anywhere]">
        <caption className="mb-2 text-left text-xl font-bold">{t('voucherTableTitle')}</caption>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label} role="row" className="flex flex-wrap border-b border-line py-3 last:border-0">
              <th scope="row" role="rowheader" className="pr-3 text-left font-normal">
                {label}
              </th>
              <td role="cell" className="ml-auto text-right font-bold tabular-nums">
                {value}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
