import { Icon, iconPath } from '#app/components/icon.tsx';
import { inputLook } from '#app/components/input-look.ts';
import type { UsageEvent } from '#app/lib/analytics.ts';
import { entryPath } from '#app/route-table.ts';
import { mayAnalyse } from '#app/visit/consent.ts';
import { currentUrlWith } from '#app/visit/page.ts';
import { usePage } from '#app/visit/page-context.tsx';
import { ShareMark } from './share-mark.tsx';
import { SHARE_TARGETS, shareHref } from './share-targets.ts';

const LABELS = {
  facebook: 'shareFacebook',
  x: 'shareX',
  whatsapp: 'shareWhatsapp',
  mail: 'shareMail',
} as const;

const BUTTON =
  'flex h-12 w-12 items-center justify-center rounded-full bg-card text-ink shadow-lifted hover:bg-green-tint';

const ANCHOR = 'teilen';

/**
 * Share links, shown if the entry has `share`: plain links, and the URL to copy by hand. enhance-share.ts adds copying
 * to the clipboard and the device's share sheet, which need a script and aren't in the HTML. A captive portal's window
 * has no share links: other hosts are blocked until the login, and mailto: leads to a warning page.
 */
export function ShareBlock({ entry }: { entry: { id: string; title: string } }) {
  const { page, t } = usePage();
  const url = `${page.canonicalOrigin}${entryPath(entry)}`;
  const title = entry.title.trim() || t('appName');
  const byHand = new URLSearchParams(page.query).get('share') === 'copy';
  const counted = (action: string): { 'data-usage'?: string } => {
    if (!mayAnalyse(page)) return {};
    const event: UsageEvent = { category: 'share', action, name: entryPath(entry) };
    return { 'data-usage': JSON.stringify(event) };
  };
  return (
    <section className="mb-section" data-share={url} data-share-title={title}>
      <h2 className="mb-3 text-lg">{t('shareTitle')}</h2>
      <ul
        className="-m-1 flex flex-wrap"
        data-share-device={JSON.stringify({
          label: t('shareDevice'),
          drawing: iconPath('share'),
          usage: counted('device')['data-usage'],
        })}
      >
        {(page.portal ? [] : SHARE_TARGETS).map((target) => (
          <li key={target} className="p-1">
            <a
              href={shareHref(target, { url, title, mailText: t('shareMailText') })}
              className={BUTTON}
              title={t(LABELS[target])}
              rel={target === 'mail' ? undefined : 'external noopener nofollow'}
              {...counted(target)}
            >
              <ShareMark target={target} />
              <span className="sr-only">{t(LABELS[target])}</span>
            </a>
          </li>
        ))}
        <li className="p-1">
          <a
            href={`${currentUrlWith(page, { share: 'copy' })}#${ANCHOR}`}
            className={BUTTON}
            title={t('shareCopy')}
            data-share-copy={t('shareCopied')}
            {...counted('clipboard')}
          >
            <Icon name="copy" />
            <span className="sr-only">{t('shareCopy')}</span>
          </a>
        </li>
      </ul>
      <p role="status" className="mt-2 min-h-[24px] font-semibold text-green" />
      {byHand || page.portal ? (
        <label className="mt-3 block text-sm">
          {t('shareCopyByHand')}
          <input id={ANCHOR} className={`${inputLook} mt-1 scroll-mt-20`} type="text" readOnly value={url} />
        </label>
      ) : null}
    </section>
  );
}
