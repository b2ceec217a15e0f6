import { FOCUSED } from '#app/components/focused.ts';
import { Notice } from '#app/components/notice.tsx';
import type { Translate } from '#app/i18n/translate.ts';
import type { FormFailure } from './form-failure.ts';

/** In a preview the form isn't sent: says so and, after an attempt, lists what would have been sent. */
export function PreviewNote({ dryRunFields, t }: Pick<FormFailure, 'dryRunFields'> & { t: Translate }) {
  return (
    <div className="mb-4 rounded" {...(dryRunFields ? { role: 'status', tabIndex: -1, ...FOCUSED } : {})}>
      <Notice title={t('previewForm')}>
        {dryRunFields ? (
          <>
            <p className="mt-2">{t('previewWouldSend')}</p>
            <dl className="mt-1 text-sm">
              {dryRunFields.map(([name, value], index) => (
                <div key={index} className="mt-1">
                  <dt className="inline font-bold">{name}: </dt>
                  <dd className="inline whitespace-pre-line">{value}</dd>
                </div>
              ))}
            </dl>
          </>
        ) : null}
      </Notice>
    </div>
  );
}
