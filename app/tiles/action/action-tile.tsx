import { spanOfTile } from '#app/content/badge.ts';
import { spanWithin } from '#app/contract/opening.ts';
import type { Outcome } from '#app/forms/outcome.ts';
import {
  type ActionFormState,
  failureFor,
  formIdOf,
  formStateFor,
} from '#app/participation/participation.ts';
import {
  FormPanel,
  FormsElsewhere,
  NewFormLink,
  NextStepLink,
  NoPlaceLeft,
  PlacesAfter,
  PlacesLater,
  PlacesUnknown,
  StateNotice,
} from '../tile/form-panel.tsx';
import type { TileProps } from '../tile/tile-context.ts';
import { ActionForm } from './action-form.tsx';
import { ActionOutcome } from './action-outcome.tsx';
import type { ActionProps } from './action-props.ts';
import { DrawButton, DrawResult } from './random-draw.tsx';

export function ActionTile(props: TileProps<'action'>) {
  const { tile, context } = props;
  const formState = formStateFor(context.participation, tile);
  return (
    <FormPanel tile={tile} title={tile.title} span={spanOfTile(tile, context.entry)} context={context}>
      {formState ? <ActionState {...props} formState={formState} /> : <FormsElsewhere context={context} />}
    </FormPanel>
  );
}

/** Checks in this order: result, period, places left, draw, form. */
function ActionState(props: ActionProps) {
  const { tile, context, formState } = props;
  const { t, participation } = context;
  // A rejected form stays visible even if the action has ended, so that no input is lost.
  if (participation && failureFor(participation, formIdOf(tile))) return <DrawOrForm {...props} />;
  if (formState.outcome) return <SentAction {...props} outcome={formState.outcome} />;
  const state = { leadsTo: 'prizes', context } as const;
  if (formState.opening === 'notStarted') {
    const opens = { span: spanWithin(tile, context.entry), text: 'opensFrom' } as const;
    return <StateNotice kind="warning" title={t('actionNotStarted')} opens={opens} {...state} />;
  }
  // Who has won may still send: the token holds for 15 minutes.
  if (formState.opening === 'ended' && formState.draw !== 'won')
    return <StateNotice title={t('actionEnded')} {...state} />;
  // A draw's result is shown even if no place is left, which the winner's may have been, or their number is unknown.
  const isDrawn = formState.draw !== null && formState.draw !== 'before';
  if (formState.places === 'failed' && !isDrawn)
    return <PlacesUnknown text="actionMaxCallsFailed" left={formState} context={context} />;
  if (formState.places === 'usedUp' && !isDrawn) {
    const next = mayFreePlaces(tile) ? t('actionFullNext') : undefined;
    return <StateNotice title={t('actionMaxCallsEnded')} next={next} {...state} />;
  }
  if (formState.places === 'later' && formState.draw === null)
    return <PlacesLater left={formState} {...state} />;
  return <DrawOrForm {...props} />;
}

/** Places are only freed when an opt-in isn't confirmed in time (content-api.md, 'Participation limit'). */
function mayFreePlaces({ autoresponse, email }: ActionProps['tile']): boolean {
  return autoresponse === 'optin' && email !== 'none';
}

/** The result, and how many places are left: after 'no places left' the rider can try again if one is free. */
function SentAction(props: ActionProps & { outcome: Outcome }) {
  const { tile, outcome, formState, context } = props;
  const { t } = context;
  if (outcome.kind === 'maxReached') {
    const state = { title: t('actionMaxCallsEnded'), places: formState.places, leadsTo: 'prizes' } as const;
    return (
      <NoPlaceLeft formId={formIdOf(tile)} {...state} context={context}>
        <DrawOrForm {...props} />
      </NoPlaceLeft>
    );
  }
  return (
    <ActionOutcome {...props}>
      {tile.maxCalls ? (
        <PlacesAfter places={formState.places} left={t('actionPlacesLeft')} gone={t('actionPlacesGone')} />
      ) : null}
      {allowsAnother(formState) ? <NewFormLink outcome={outcome} context={context} /> : null}
      <NextStepLink leadsTo="prizes" context={context} />
    </ActionOutcome>
  );
}

/** Not for winners of the draw: they can't draw for another person. */
function allowsAnother({ opening, places, draw }: ActionFormState): boolean {
  return opening === 'running' && draw === null && (places === 'unlimited' || places === 'available');
}

function DrawOrForm(props: ActionProps) {
  const { tile, context, formState } = props;
  const failure = context.participation && failureFor(context.participation, formIdOf(tile));
  // A failure that carries a draw means that the form had been filled in.
  const filledIn = failure?.draw !== undefined;
  if (formState.draw === null || filledIn) {
    return (
      <>
        {failure?.draw?.won ? <DrawResult {...props} draw="won" focused /> : null}
        <ActionForm {...props} />
      </>
    );
  }
  if (formState.draw === 'before') return <DrawButton {...props} />;
  return (
    <>
      <DrawResult {...props} draw={formState.draw} />
      {formState.draw === 'won' ? <ActionForm {...props} /> : null}
      {formState.draw === 'expired' ? <DrawButton {...props} /> : null}
    </>
  );
}
