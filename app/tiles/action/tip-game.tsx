import { Fragment } from 'react';
import { EDITOR_TEXT, EditorText } from '#app/components/editor-text.tsx';
import { Picture } from '#app/components/picture.tsx';
import { fixedWidth } from '#app/components/picture-places.ts';
import { Field } from '#app/forms/field.tsx';
import type { FieldOf } from '#app/forms/submission-form.tsx';
import type { TileProps } from '../tile/tile-context.ts';

/** Smaller text for long team names, so that two fit side by side on phones. */
function nameLook(team: string): string | undefined {
  const longest = Math.max(...team.split(/[\s-]/).map(({ length }) => length));
  if (longest <= 10) return undefined;
  return longest <= 13 ? 'score-long' : 'score-long score-longest';
}

/** Two teams, two scores; whole numbers from 0 to 99. */
export function TipGame({ tile, context, field }: TileProps<'action'> & { field: FieldOf }) {
  const { t, page } = context;
  const teams = [
    { name: 'tip1', team: tile.tippspielTeam1Name, picture: tile.tippspielTeam1MediaURL },
    { name: 'tip2', team: tile.tippspielTeam2Name, picture: tile.tippspielTeam2MediaURL },
  ];
  const [before, after] = t('tipScore', { team: EDITOR_TEXT }).split(EDITOR_TEXT);
  return (
    <fieldset className="mb-6 min-w-0">
      {tile.tippspielHeader ? (
        <legend className="mb-2 text-lg font-bold [overflow-wrap:anywhere]">
          <EditorText>{tile.tippspielHeader}</EditorText>
        </legend>
      ) : (
        <legend className="sr-only">
          <EditorText>
            {tile.tippspielTeam1Name} – {tile.tippspielTeam2Name}
          </EditorText>
        </legend>
      )}
      <div className="rounded bg-info-tint px-3 py-4">
        <EditorText as="p" className="mb-4 text-center text-sm" or={null}>
          {tile.tippspielDaten}
        </EditorText>
        <div className="score">
          {teams.map(({ name, team, picture }, index) => (
            <Fragment key={name}>
              {index === 0 ? null : (
                <span aria-hidden="true" className="score-colon">
                  :
                </span>
              )}
              <Field
                meta={field(name)}
                label={
                  <>
                    {picture && !page.textOnly ? (
                      <Picture
                        src={picture}
                        alt=""
                        width={96}
                        height={96}
                        place={fixedWidth(96)}
                        className="mx-auto mb-2 h-24 w-24 object-contain"
                      />
                    ) : null}
                    <span className="sr-only">{before}</span>
                    <EditorText className={nameLook(team)}>{team}</EditorText>
                    <span className="sr-only">{after}</span>
                  </>
                }
                type="number"
                inputMode="numeric"
              />
            </Fragment>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
