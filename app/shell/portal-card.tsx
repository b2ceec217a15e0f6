import { Card } from '#app/components/card.tsx';
import { QrCode } from '#app/components/qr-code.tsx';
import { usePage } from '#app/visit/page-context.tsx';

/** A captive portal's window closes once the phone is online: an address and a QR code for the real browser. */
export function PortalCard() {
  const { page, t } = usePage();
  if (page.portal === null) return null;
  const { address, code } = page.portal;
  const words = (
    <>
      <h2 id="portal" className="text-lg">
        {t('portalTitle')}
      </h2>
      <p>{t('portalText')}</p>
      <p className="select-all break-words font-bold">{address}</p>
    </>
  );
  return (
    <aside className="mx-auto max-w-page px-gutter pb-section" aria-labelledby="portal">
      {page.textOnly ? (
        words
      ) : (
        <Card className="flex flex-wrap items-center">
          <div className="min-w-0 flex-[1_1_10rem] pr-4">{words}</div>
          <QrCode code={code} className="my-2 h-32 w-32 max-w-full flex-none" />
        </Card>
      )}
    </aside>
  );
}
