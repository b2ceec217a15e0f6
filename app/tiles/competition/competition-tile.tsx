import { Button } from '#app/components/button.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { InlineRichText } from '#app/components/rich-text.tsx';
import { spanOfTile } from '#app/content/badge.ts';
import { isBlank } from '#app/contract/html.ts';
import { Checkbox } from '#app/forms/checkbox.tsx';
import { ContactFields, NameFields } from '#app/forms/person-fields.tsx';
import { RequiredNote } from '#app/forms/required-note.tsx';
import {
  type CompetitionFormState,
  failureFor,
  formIdOf,
  formStateFor,
} from '#app/participation/participation.ts';
import {
  FormPanel,
  FormsElsewhere,
  NewFormLink,
  NextStepLink,
  OutcomeNotice,
  StateNotice,
} from '../tile/form-panel.tsx';
import type { TileProps } from '../tile/tile-context.ts';
import { TileForm } from '../tile/tile-form.tsx';

export function CompetitionTile(props: TileProps<'competition'>) {
  const { tile, context } = props;
  return (
    <FormPanel tile={tile} title={tile.title} span={spanOfTile(tile, context.entry)} context={context}>
      <CompetitionState {...props} formState={formStateFor(context.participation, tile)} />
    </FormPanel>
  );
}

function CompetitionState({
  tile,
  context,
  formState,
}: TileProps<'competition'> & { formState: CompetitionFormState | null }) {
  const { t, participation } = context;
  const formId = formIdOf(tile);
  if (!formState) return <FormsElsewhere context={context} />;
  // A rejected form stays visible even if the competition has ended meanwhile: resending is idempotent.
  if (participation && failureFor(participation, formId)) {
    return <CompetitionForm tile={tile} context={context} formState={formState} />;
  }
  if (formState.outcome) {
    return (
      <OutcomeNotice formId={formId} title={t('competitionSuccessTitle')}>
        <p>{t('competitionSuccessText')}</p>
        <p>{t('competitionSuccessNext')}</p>
        {formState.opening === 'running' ? (
          <NewFormLink outcome={formState.outcome} context={context} />
        ) : null}
        <NextStepLink leadsTo="prizes" context={context} />
      </OutcomeNotice>
    );
  }
  const state = { leadsTo: 'prizes', context } as const;
  if (formState.opening === 'notStarted') {
    const opens = { span: tile, text: 'opensFrom' } as const;
    return <StateNotice kind="warning" title={t('competitionNotStarted')} opens={opens} {...state} />;
  }
  if (formState.opening === 'ended')
    return <StateNotice title={t('competitionEnded')} next={t('winnersAreTold')} {...state} />;
  return <CompetitionForm tile={tile} context={context} formState={formState} />;
}

function CompetitionForm({
  tile,
  context,
  formState,
}: TileProps<'competition'> & { formState: CompetitionFormState }) {
  const { t } = context;
  return (
    <TileForm tile={tile} context={context} formState={formState}>
      {(field) => (
        <>
          <RequiredNote constraint={formState.constraint} t={t} />
          <NameFields field={field} t={t} />
          <ContactFields tile={tile} field={field} t={t} />
          <Checkbox
            meta={field('agb')}
            label={isBlank(tile.agbLabel) ? t('competitionAgb') : <InlineRichText html={tile.agbLabel} />}
          />
          <Button color={tile.buttonColor} inverse={tile.buttonStyle === 'inverse'} wide>
            <EditorText or={t('competitionSend')}>{tile.buttonText}</EditorText>
          </Button>
        </>
      )}
    </TileForm>
  );
}
