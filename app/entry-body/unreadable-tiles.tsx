import { Notice } from '#app/components/notice.tsx';
import type { TileContext } from '#app/tiles/tile/tile-context.ts';
import { tileFaultText } from './fault-texts.ts';

/**
 * Preview only: tiles that couldn't be parsed, were read differently than written or are only partly shown, and why.
 */
export function UnreadableTiles({ context }: { context: Pick<TileContext, 't' | 'entry'> }) {
  const { t, entry } = context;
  const reason = (type: string, { field, text }: ReturnType<typeof tileFaultText>) =>
    field
      ? t('tileUnreadableField', { type, field, fault: t(text) })
      : t('tileUnreadableReason', { type, fault: t(text) });
  const notices = [
    ...entry.unreadable.map((tile) => ({ ...tile, title: 'tileUnreadable' }) as const),
    ...entry.misread.map((tile) => ({ ...tile, title: 'tileMisread' }) as const),
  ];
  return (
    <>
      {notices.map(({ index, type, fault, title }) => (
        <div key={`${index} ${fault}`} className="mb-section">
          <Notice kind="warning" title={t(title, { index: index + 1 })}>
            <p className="[overflow-wrap:anywhere]">{reason(type || '–', tileFaultText(fault))}</p>
          </Notice>
        </div>
      ))}
    </>
  );
}
