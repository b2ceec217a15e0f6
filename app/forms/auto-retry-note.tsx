import { Button } from '#app/components/button.tsx';
import { usePage } from '#app/visit/page-context.tsx';

/** If the wait is longer, no countdown: the rider is only told when to come back. */
const LONGEST_SECONDS = 20 * 60;
/** The minimum wait before an automatic retry, so that a page alone can't cause a loop of requests. */
const SHORTEST_SECONDS = 30;

interface AutoRetryNoteProps {
  formId: string;
  seconds: number;
}

/**
 * Shown by auto-retry.ts, which also fills in the texts, because text browsers print hidden ones. The countdown is a
 * role="timer", which screen readers don't announce.
 */
export function AutoRetryNote({ formId, seconds }: AutoRetryNoteProps) {
  const { page, t } = usePage();
  if (page.textOnly || seconds > LONGEST_SECONDS) return null;
  return (
    <div data-auto-retry={formId} data-stopped={t('turnStopped')}>
      <div hidden className="mb-section rounded bg-sun-tint p-4 text-ink">
        <p className="mb-3">
          <span
            role="timer"
            className="tabular-nums"
            data-left={Math.max(SHORTEST_SECONDS, seconds) * 1000}
            data-running={t('turnComes', { time: '{time}' })}
            data-over={t('turnIsHere')}
          />
        </p>
        <Button type="button" inverse data-stop={t('turnStop')} />
      </div>
      <p role="status" tabIndex={-1} className="mb-section empty:m-0" />
    </div>
  );
}
