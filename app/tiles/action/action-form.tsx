import { Button } from '#app/components/button.tsx';
import {
  AddressFields,
  EmailField,
  FirstnameField,
  FreetextField,
  LastnameField,
  PhoneField,
} from '#app/forms/person-fields.tsx';
import { SubmissionForm } from '#app/forms/submission-form.tsx';
import { failureFor, formIdOf } from '../participation.ts';
import { hasTipGame } from './action.schema.ts';
import type { ActionProps } from './action-tile.tsx';
import { Consents } from './consents.tsx';
import { DrawLabel } from './random-draw.tsx';
import { TipGame } from './tip-game.tsx';
import { Upload } from './upload.tsx';

/** The form as its tile asks for it. Files come last: what was typed has arrived when one is refused. */
export function ActionForm(props: ActionProps) {
  const { tile, context, part } = props;
  const { t, participation } = context;
  if (!participation) return null;
  const form = formIdOf(tile);
  const failure = failureFor(participation, form);
  const drawn = failure?.draw?.sealed ?? part.drawSeal;
  return (
    <SubmissionForm
      id={form}
      action={participation.here}
      submissionId={part.submissionId}
      constraint={part.constraint}
      failure={failure}
      multipart={tile.imageupload !== 'none'}
      className="group"
    >
      {(field) => (
        <>
          {tile.randomGeneratorActivate ? <input type="hidden" name="filled" value="1" /> : null}
          {drawn ? <input type="hidden" name="draw" value={drawn} /> : null}
          {tile.infoText ? <p className="mb-4 whitespace-pre-line">{tile.infoText}</p> : null}
          <p className="mb-4 text-sm text-soft">{t('formRequiredNote')}</p>
          {hasTipGame(tile) ? <TipGame tile={tile} context={context} field={field} /> : null}
          {tile.name === 'none' ? null : (
            <>
              <FirstnameField field={field} t={t} />
              <LastnameField field={field} t={t} />
            </>
          )}
          {tile.address === 'none' ? null : <AddressFields field={field} t={t} />}
          {tile.email === 'none' ? null : <EmailField field={field} t={t} />}
          {tile.phone === 'none' ? null : <PhoneField field={field} t={t} />}
          {tile.freetext === 'none' ? null : <FreetextField field={field} t={t} label={tile.freetextLabel} />}
          <Consents tile={tile} context={context} field={field} />
          {tile.imageupload === 'none' ? null : <Upload {...props} failure={failure} />}
          {failure?.draw?.again ? (
            <DrawLabel {...props} part={{ ...part, draw: 'expired' }} />
          ) : (
            <Button wide>{t('actionSend')}</Button>
          )}
        </>
      )}
    </SubmissionForm>
  );
}
