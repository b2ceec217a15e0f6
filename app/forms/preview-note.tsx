import { Notice } from '#app/components/notice.tsx';
import type { Translate } from '#app/i18n/translate.ts';
import type { FormFailure } from './form-failure.ts';

/** After a try it has the focus, as an error summary would. */
const FOCUSED = { autoFocus: true };

/** In a preview a form says that it sends nothing, and after a try what it would have sent. */
export function PreviewNote({ rehearsed, t }: Pick<FormFailure, 'rehearsed'> & { t: Translate }) {
  return (
    <div className="mb-4 rounded" {...(rehearsed ? { role: 'status', tabIndex: -1, ...FOCUSED } : {})}>
      <Notice title={t('previewForm')}>
        {rehearsed ? (
          <>
            <p className="mt-2">{t('previewWouldSend')}</p>
            <dl className="mt-1 text-sm">
              {rehearsed.map(([name, value], index) => (
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
