import { Button } from '#app/components/button.tsx';
import { EditorText } from '#app/components/editor-text.tsx';
import { clockTime } from '#app/contract/dates.ts';
import { hasTipGame } from '#app/contract/tiles/action.ts';
import { AddressFields, ContactFields, NameFields } from '#app/forms/person-fields.tsx';
import { RequiredNote } from '#app/forms/required-note.tsx';
import { failureFor, formIdOf } from '#app/participation/participation.ts';
import { TileForm } from '../tile/tile-form.tsx';
import type { ActionProps } from './action-props.ts';
import { Consents } from './consents.tsx';
import { DrawClock, DrawDeadline, DrawLabel, drawnUntil } from './random-draw.tsx';
import { TipGame } from './tip-game.tsx';
import { Upload } from './upload.tsx';

/** The form with the fields that the tile asks for: a voice recording comes first, other files last. */
export function ActionForm(props: ActionProps) {
  const { tile, context, formState } = props;
  const { t, page, participation } = context;
  const failure = participation && failureFor(participation, formIdOf(tile));
  const medium = tile.imageupload === 'none' ? null : tile.uploadmedium;
  const drawn = failure?.draw?.sealed ?? formState.drawSeal;
  const until = drawnUntil(props);
  return (
    <TileForm
      {...props}
      multipart={tile.imageupload !== 'none'}
      waitsTill={until === null ? undefined : clockTime(until, page.timeZone)}
      className="group"
    >
      {(field) => (
        <>
          {tile.randomGeneratorActivate ? <input type="hidden" name="filled" value="1" /> : null}
          {drawn ? <input type="hidden" name="draw" value={drawn} /> : null}
          {until ? (
            <DrawClock until={until} left={until - formState.clock} context={context}>
              {failure?.draw && !failure.draw.won ? (
                <div className="mb-4">
                  <DrawDeadline {...props} />
                </div>
              ) : null}
            </DrawClock>
          ) : null}
          <EditorText as="p" className="mb-4 whitespace-pre-line" or={null}>
            {tile.infoText}
          </EditorText>
          <RequiredNote
            constraint={formState.constraint}
            mandatory={tile.imageupload === 'mandatory'}
            t={t}
          />
          {medium === 'audio' ? <Upload {...props} failure={failure} /> : null}
          {hasTipGame(tile) ? <TipGame tile={tile} context={context} field={field} /> : null}
          {tile.name === 'none' ? null : <NameFields field={field} t={t} />}
          {tile.address === 'none' ? null : <AddressFields field={field} t={t} />}
          <ContactFields tile={tile} field={field} t={t} />
          <Consents tile={tile} context={context} field={field} />
          {medium === 'image' || medium === 'video' ? <Upload {...props} failure={failure} /> : null}
          {failure?.draw?.again ? (
            <DrawLabel tile={tile} context={context} renewing="actionRandomNewTime" />
          ) : (
            <Button wide>{t('actionSend')}</Button>
          )}
        </>
      )}
    </TileForm>
  );
}
