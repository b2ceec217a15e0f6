import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#app/components/button.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { spanOfTile } from '#app/content/badge.ts';
import { type DealFormState, failureFor, formIdOf, formStateFor } from '#app/participation/participation.ts';
import {
  FormPanel,
  FormsElsewhere,
  NextStepLink,
  NoPlaceLeft,
  OutcomeNotice,
  PlacesAfter,
  PlacesLater,
  PlacesUnknown,
  StateNotice,
} from '../tile/form-panel.tsx';
import type { TileProps } from '../tile/tile-context.ts';
import { TileForm } from '../tile/tile-form.tsx';
import { mailLink } from './deal-mail.ts';

export function DealTile(props: TileProps<'deal'>) {
  const { tile, context } = props;
  return (
    <FormPanel tile={tile} title="" span={spanOfTile(tile, context.entry)} context={context}>
      <DealState {...props} formState={formStateFor(context.participation, tile)} />
    </FormPanel>
  );
}

function DealState({ tile, context, formState }: TileProps<'deal'> & { formState: DealFormState | null }) {
  const { t, participation } = context;
  const formId = formIdOf(tile);
  if (!formState) return <FormsElsewhere context={context} />;
  // A rejected form stays visible even if the deal has ended meanwhile: resending is idempotent.
  if (participation && failureFor(participation, formId)) {
    return <DealForm tile={tile} context={context} formState={formState} />;
  }
  if (formState.outcome?.kind === 'saved') {
    return (
      <SavedDeal tile={tile} context={context}>
        <PlacesAfter places={formState.places} left={t('dealPlacesLeft')} gone={t('dealPlacesGone')} />
        <NextStepLink leadsTo="deals" context={context} />
      </SavedDeal>
    );
  }
  if (formState.outcome?.kind === 'finished') {
    const title = t(formState.opening === 'ended' ? 'dealEnded' : 'dealMaxCallsEnded');
    const state = { formId, title, places: formState.places, leadsTo: 'deals' } as const;
    return (
      <NoPlaceLeft {...state} context={context}>
        <DealForm tile={tile} context={context} formState={formState} />
      </NoPlaceLeft>
    );
  }
  const state = { leadsTo: 'deals', context } as const;
  if (formState.opening === 'notStarted') {
    const opens = { span: tile, text: 'dealOpensFrom' } as const;
    return <StateNotice kind="warning" title={t('dealNotStarted')} opens={opens} {...state} />;
  }
  if (formState.opening === 'ended')
    return <StateNotice title={t('dealEnded')} next={t('dealOverNext')} {...state} />;
  if (formState.places === 'usedUp')
    return <StateNotice title={t('dealMaxCallsEnded')} next={t('dealOverNext')} {...state} />;
  if (formState.places === 'later') return <PlacesLater left={formState} {...state} />;
  if (formState.places === 'failed')
    return <PlacesUnknown text="dealMaxCallsFailed" left={formState} context={context} />;
  return <DealForm tile={tile} context={context} formState={formState} />;
}

function DealForm({ tile, context, formState }: TileProps<'deal'> & { formState: DealFormState }) {
  const { page, t } = context;
  return (
    <TileForm tile={tile} context={context} formState={formState}>
      {() => (
        <>
          <p className="mb-4">
            {page.portal ? t('dealHintPortal', { address: page.portal.address }) : t('dealHint')}
          </p>
          <Button color={tile.buttonColor} inverse={tile.buttonStyle === 'inverse'} wide>
            <EditorText>{tile.buttonText}</EditorText>
          </Button>
        </>
      )}
    </TileForm>
  );
}

/**
 * The mail as a link, and its parts as text for browsers without a mail program. A captive portal's window only has
 * the text: there, mailto: links lead to a warning page.
 */
function SavedDeal({ tile, context: { page, t }, children }: TileProps<'deal'> & { children: ReactNode }) {
  const parts = [
    [t('dealMailTo'), tile.email],
    [t('dealMailSubject'), tile.subject],
    [t('dealMailText'), tile.emailText],
  ].filter(([, text]) => text?.trim());
  return (
    <OutcomeNotice formId={formIdOf(tile)} title={t('dealSavedTitle')}>
      <p className="mb-4">{t(page.portal ? 'dealSavedPortal' : 'dealSavedText')}</p>
      {page.portal ? null : (
        <ButtonLink href={mailLink(tile)} color={tile.buttonColor} inverse={tile.buttonStyle === 'inverse'}>
          {t('dealOpenMail')}
        </ButtonLink>
      )}
      <dl className="mt-4">
        {parts.map(([label, text]) => (
          <div key={label} className="mt-2">
            <dt className="text-sm text-soft">{label}</dt>
            <EditorText as="dd" className="select-all whitespace-pre-line">
              {text}
            </EditorText>
          </div>
        ))}
      </dl>
      {children}
    </OutcomeNotice>
  );
}
