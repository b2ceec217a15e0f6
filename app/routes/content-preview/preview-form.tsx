import { Button, ButtonLink } from '#app/components/button.tsx';
import { Card } from '#app/components/card.tsx';
import { HiddenFields } from '#app/components/hidden-fields.tsx';
import { inputLook } from '#app/components/input-look.ts';
import type { TextKey } from '#app/i18n/de.ts';
import { currentUrlWith } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { DEVICES, type Device } from './devices.ts';
import { EARLIEST, type Fault, LATEST } from './preview-date.ts';

const FAULTS: Record<Fault, TextKey> = {
  invalid: 'previewDateInvalid',
  tooEarly: 'previewDateTooEarly',
  tooLate: 'previewDateTooLate',
};

interface PreviewFormProps {
  device: Device;
  /** The date as typed. */
  at: string;
  fault: Fault | null;
}

export function PreviewForm({ device, at, fault }: PreviewFormProps) {
  const { page, t } = usePage();
  return (
    <Card>
      <form action={page.path} className="items-end md:flex">
        <HiddenParameters except={['at', 'device']} />
        <div className="mb-3 flex-1 md:mb-0 md:mr-4">
          <label htmlFor="preview-at" className="mb-1 block font-bold">
            {t('previewDate')}
          </label>
          <input
            id="preview-at"
            name="at"
            defaultValue={at}
            placeholder={t('previewDateFormat')}
            autoComplete="off"
            maxLength={30}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? 'preview-at-fault' : 'preview-at-hint'}
            className={inputLook}
          />
        </div>
        <div className="mb-3 flex-1 md:mb-0 md:mr-4">
          <label htmlFor="preview-device" className="mb-1 block font-bold">
            {t('previewDevice')}
          </label>
          <select id="preview-device" name="device" defaultValue={device.id} className={inputLook}>
            {DEVICES.map(({ id, name, width, height }) => (
              <option key={id} value={id}>
                {`${name} (${width} × ${height})`}
              </option>
            ))}
          </select>
        </div>
        <div className="flex">
          <span className="mr-2">
            <Button>{t('show')}</Button>
          </span>
          <ButtonLink href={currentUrlWith(page, { at: null, date: null })} inverse>
            {t('previewNow')}
          </ButtonLink>
        </div>
      </form>
      {fault ? (
        <p id="preview-at-fault" role="alert" className="mt-2 font-bold text-warning">
          {t(FAULTS[fault])}
        </p>
      ) : (
        <p id="preview-at-hint" className="mt-2 text-sm text-soft">
          {t('previewDateHint', { zone: page.timeZone })}
        </p>
      )}
      <Calendar />
    </Card>
  );
}

/** The native date picker, if the browser has one; its value has the format of the `date` parameter. */
function Calendar() {
  const { page, t } = usePage();
  return (
    <details className="mt-2">
      <summary className="inline-flex min-h-[44px] cursor-pointer items-center underline">
        {t('previewCalendar')}
      </summary>
      <form action={page.path} className="flex max-w-column flex-wrap items-start">
        <HiddenParameters except={['at', 'date']} />
        <input
          type="datetime-local"
          name="date"
          aria-label={t('previewCalendar')}
          defaultValue={page.preview?.date}
          min={EARLIEST}
          max={LATEST}
          required
          className={`${inputLook} mb-2 mr-2`}
        />
        <Button>{t('show')}</Button>
      </form>
    </details>
  );
}

/** Keeps token, date and the previewed page's parameters in the URL. */
function HiddenParameters({ except }: { except: readonly string[] }) {
  const { page } = usePage();
  const kept = [...new URLSearchParams(page.query)].filter(([name]) => !except.includes(name));
  return <HiddenFields fields={kept} />;
}
