import { Button } from '#app/components/button.tsx';
import { SubmissionForm } from '#app/forms/submission-form.tsx';
import { OutcomeNotice } from '../part-panel.tsx';
import { type DrawState, failureFor, formIdOf } from '../participation.ts';
import type { ActionProps } from './action-tile.tsx';

/** The draw is a post of its own: only a rider's own act asks for a token. enhance.ts lets the wheel turn meanwhile. */
export function DrawButton({ tile, context, part }: ActionProps) {
  const { participation } = context;
  if (!participation) return null;
  return (
    <SubmissionForm
      id={formIdOf(tile)}
      action={participation.here}
      submissionId={part.submissionId}
      constraint={{}}
      // After a lost answer the same id asks for the draw that may have been made.
      failure={failureFor(participation, formIdOf(tile))}
      className="group"
    >
      {() => (
        <>
          {tile.infoText ? <p className="mb-4 whitespace-pre-line">{tile.infoText}</p> : null}
          <DrawLabel {...{ tile, context, part }} />
        </>
      )}
    </SubmissionForm>
  );
}

/** The button and what is seen while the draw runs. */
export function DrawLabel({ tile, context: { t }, part }: ActionProps) {
  const again = part.draw === 'expired' || part.draw === 'won';
  return (
    <>
      <Button
        name="intent"
        value="draw"
        formNoValidate
        data-busy-label={t('actionRandomRunning')}
        color={tile.randomGeneratorButtonColor}
        inverse={tile.randomGeneratorButtonStyle === 'inverse'}
        wide
      >
        {again ? t('actionRandomAgain') : tile.randomGeneratorButtonText || t('actionRandomButton')}
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

export function DrawResult({ tile, context: { t }, draw }: ActionProps & { draw: DrawState }) {
  const form = formIdOf(tile);
  if (draw === 'lost') {
    return (
      <OutcomeNotice form={form} kind="info" title={tile.randomGeneratorTextLost || t('actionRandomLost')} />
    );
  }
  if (draw === 'closed') {
    return (
      <OutcomeNotice
        form={form}
        kind="info"
        title={tile.randomGeneratorTextOver || t('actionRandomClosed')}
      />
    );
  }
  if (draw === 'expired') {
    return (
      <div className="mb-4">
        <OutcomeNotice form={form} kind="warning" title={t('actionRandomExpired')} />
      </div>
    );
  }
  return (
    <div className="mb-4">
      <OutcomeNotice form={form} title={tile.randomGeneratorTextWon || t('actionRandomHit')}>
        <p>{t('actionRandomHurry')}</p>
      </OutcomeNotice>
    </div>
  );
}
