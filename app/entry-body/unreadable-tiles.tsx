import { Notice } from '#app/components/notice.tsx';
import type { TileContext } from '#app/tiles/tile/tile-context.ts';

/** Preview only: lists tiles that couldn't be parsed, and why. */
export function UnreadableTiles({ context }: { context: Pick<TileContext, 't' | 'entry'> }) {
  const { t, entry } = context;
  return (
    <>
      {entry.unreadable.map(({ index, type, fault }) => (
        <div key={index} className="mb-section">
          <Notice kind="warning" title={t('tileUnreadable', { index: index + 1 })}>
            <p className="[overflow-wrap:anywhere]">
              {t('tileUnreadableReason', { type: type || '–', fault })}
            </p>
          </Notice>
        </div>
      ))}
    </>
  );
}
