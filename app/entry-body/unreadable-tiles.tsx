import { Notice } from '#app/components/notice.tsx';
import type { TileContext } from '#app/tiles/tile/tile-context.ts';
import { tileFaultText } from './fault-texts.ts';

/** Preview only: lists tiles that couldn't be parsed, and why. */
export function UnreadableTiles({ context }: { context: Pick<TileContext, 't' | 'entry'> }) {
  const { t, entry } = context;
  const reason = (type: string, { field, text }: ReturnType<typeof tileFaultText>) =>
    field
      ? t('tileUnreadableField', { type, field, fault: t(text) })
      : t('tileUnreadableReason', { type, fault: t(text) });
  return (
    <>
      {entry.unreadable.map(({ index, type, fault }) => (
        <div key={index} className="mb-section">
          <Notice kind="warning" title={t('tileUnreadable', { index: index + 1 })}>
            <p className="[overflow-wrap:anywhere]">{reason(type || '–', tileFaultText(fault))}</p>
          </Notice>
        </div>
      ))}
    </>
  );
}
