import { Button } from '#app/components/button.tsx';
import { usePage } from '#app/visit/page-context.tsx';

/** Nobody looks at a page for longer; later than that the rider is told when, and comes back. */
const LONGEST_SECONDS = 20 * 60;
/** A server that wants to be asked again at once, again and again, is not asked more often by a page alone. */
const SHORTEST_SECONDS = 30;

interface TurnNoteProps {
  form: string;
  seconds: number;
}

/** What only a script can do, so only a script says it (turn.ts): text browsers print what is hidden, too. The time that runs is told to nobody who listens. */
export function TurnNote({ form, seconds }: TurnNoteProps) {
  const { page, t } = usePage();
  if (page.textOnly || seconds > LONGEST_SECONDS) return null;
  return (
    <div data-turn={form} data-stopped={t('turnStopped')}>
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
      <p role="status" tabIndex={-1} className="mb-section empty:hidden" />
    </div>
  );
}
