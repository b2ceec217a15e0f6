import type { ReactNode } from 'react';
import { Button } from '#app/components/button.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { FOCUSED } from '#app/components/focused.ts';
import { openingOf, spanWithin } from '#app/contract/opening.ts';
import { addDays, instantOf, localDay, localTime } from '#app/contract/time.ts';
import type { TextKey } from '#app/i18n/de.ts';
import { type DrawState, failureFor, formIdOf } from '#app/participation/participation.ts';
import { NextStepLink, OutcomeNotice } from '../tile/form-panel.tsx';
import type { TileContext } from '../tile/tile-context.ts';
import { TileForm } from '../tile/tile-form.tsx';
import type { ActionProps } from './action-props.ts';
import { DRAW_BUTTON_PROPS } from './draw-button-props.ts';
import { UploadElsewhere } from './upload.tsx';

/** A form of its own, so that only a click requests a token. enhance-forms.ts shows an animation meanwhile. */
export function DrawButton({ tile, context, formState }: ActionProps) {
  // After a lost response the same id returns the draw that may have been made.
  return (
    <TileForm {...{ tile, context, formState }} mayWait={false} constraint={{}} className="group">
      {() => (
        <>
          <EditorText as="p" className="mb-4 whitespace-pre-line" or={null}>
            {tile.infoText}
          </EditorText>
          {formState.draw === 'before' && tile.imageupload !== 'none' ? (
            <UploadElsewhere context={context} />
          ) : null}
          <DrawLabel
            tile={tile}
            context={context}
            renewing={formState.draw === 'expired' ? 'actionRandomAgain' : undefined}
          />
        </>
      )}
    </TileForm>
  );
}

interface DrawLabelProps extends Pick<ActionProps, 'tile' | 'context'> {
  /** The button's label once a won token has expired. */
  renewing: TextKey | undefined;
}

/** The button's label and the animation during the draw. */
export function DrawLabel({ tile, context: { t }, renewing }: DrawLabelProps) {
  return (
    <>
      <Button
        {...DRAW_BUTTON_PROPS}
        data-busy-label={t(renewing ? 'oneMoment' : 'actionRandomRunning')}
        color={tile.randomGeneratorButtonColor}
        inverse={tile.randomGeneratorButtonStyle === 'inverse'}
        wide
      >
        {renewing ? (
          t(renewing)
        ) : (
          <EditorText or={t('actionRandomButton')}>{tile.randomGeneratorButtonText}</EditorText>
        )}
      </Button>
      <div className="mt-4 hidden justify-center group-data-[busy]:flex" aria-hidden="true">
        {['0s', '0.15s', '0.3s'].map((animationDelay) => (
          <span
            key={animationDelay}
            className="mx-1 h-6 w-6 animate-bounce rounded-full bg-sun"
            style={{ animationDelay }}
          />
        ))}
      </div>
    </>
  );
}

interface Result {
  kind: 'success' | 'info' | 'warning';
  text: TextKey;
  /** The tile field whose text, if any, replaces `text`. */
  own?: 'randomGeneratorTextLost' | 'randomGeneratorTextOver' | 'randomGeneratorTextWon';
  formFollows?: boolean;
}

const RESULTS: Record<Exclude<DrawState, 'before'>, Result> = {
  lost: { kind: 'info', text: 'actionRandomLost', own: 'randomGeneratorTextLost' },
  closed: { kind: 'info', text: 'actionRandomClosed', own: 'randomGeneratorTextOver' },
  used: { kind: 'success', text: 'actionRandomUsed' },
  notStarted: { kind: 'warning', text: 'actionNotStarted' },
  ended: { kind: 'info', text: 'actionEnded' },
  expired: { kind: 'warning', text: 'actionRandomExpired', formFollows: true },
  won: { kind: 'success', text: 'actionRandomHit', own: 'randomGeneratorTextWon', formFollows: true },
};

interface DrawResultProps extends ActionProps {
  draw: DrawState;
  /** In the response to a form, whose URL has no fragment. */
  focused?: boolean;
}

export function DrawResult({ tile, context, formState, draw, focused = false }: DrawResultProps) {
  const { t } = context;
  if (draw === 'before') return null;
  const { kind, text, own, formFollows = false } = RESULTS[draw];
  return (
    <div className={formFollows ? 'mb-4' : undefined}>
      <OutcomeNotice
        formId={formIdOf(tile)}
        kind={kind}
        title={own ? <EditorText or={t(text)}>{tile[own]}</EditorText> : t(text)}
        {...(focused ? FOCUSED : {})}
      >
        {draw === 'won' ? <DrawDeadline {...{ tile, context, formState }} /> : null}
        {draw === 'expired' ? <p>{t('actionRandomRenew')}</p> : null}
        {draw === 'lost' && isOpenTomorrow({ tile, context }) ? <p>{t('actionRandomTomorrow')}</p> : null}
        {formFollows ? null : <NextStepLink leadsTo="prizes" context={context} />}
      </OutcomeNotice>
    </div>
  );
}

/** Not at midnight itself: an end at 00:00:00 ends the day before. */
function isOpenTomorrow({ tile, context: { page, entry } }: Pick<ActionProps, 'tile' | 'context'>): boolean {
  const tomorrow = instantOf(addDays(localDay(page.now, page.timeZone), 1), page.timeZone);
  return tomorrow !== null && openingOf(spanWithin(tile, entry), tomorrow + 1, page.timeZone) === 'running';
}

/** When the won token expires; null without one. */
export function drawnUntil({ tile, context: { participation }, formState }: ActionProps): number | null {
  const failure = participation && failureFor(participation, formIdOf(tile));
  return failure?.draw ? failure.draw.until : formState.drawUntil;
}

/**
 * Until when the form must be sent. Shown once per page: in the notice of the win, which gets the focus, else at the
 * clock.
 */
export function DrawDeadline(props: ActionProps) {
  const { t, page } = props.context;
  const until = drawnUntil(props);
  return until ? (
    <p>{t('actionRandomHurry', { time: localTime(until, page.timeZone).slice(11, 16) })}</p>
  ) : null;
}

interface DrawClockProps {
  until: number;
  /** Milliseconds left when the page was rendered. */
  left: number;
  context: TileContext;
  children: ReactNode;
}

/** Time left to send the form; clocks.ts counts down, and says in the live region before it that little is left. */
export function DrawClock({ until, left, context: { t }, children }: DrawClockProps) {
  return (
    <>
      {children}
      <span role="status" className="sr-only" />
      <strong
        role="timer"
        className="draw-clock mb-4 block rounded bg-sun-tint p-3 tabular-nums text-ink empty:hidden"
        data-left={Math.max(0, left)}
        data-until={until}
        data-running={t('actionRandomLeft', { time: '{time}' })}
        data-last={t('actionRandomLast', { time: '{time}' })}
        data-soon={t('actionRandomSoon')}
        data-over={t('actionTimeExpired', { button: t('actionSend') })}
      />
    </>
  );
}
