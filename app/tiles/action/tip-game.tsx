import { Fragment } from 'react';
import { Picture } from '#app/components/picture.tsx';
import { fixed } from '#app/components/picture-places.ts';
import { THEIRS, Written } from '#app/components/written.tsx';
import { Field } from '#app/forms/field.tsx';
import type { FieldOf } from '#app/forms/submission-form.tsx';
import type { TileProps } from '../tile/tile-context.ts';

/** Two names share a phone's width: the longer the word, the smaller its name. */
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
  const [before, after] = t('tipScore', { team: THEIRS }).split(THEIRS);
  return (
    <fieldset className="mb-6 min-w-0">
      {tile.tippspielHeader ? (
        <legend className="mb-2 text-lg font-bold [overflow-wrap:anywhere]">
          <Written>{tile.tippspielHeader}</Written>
        </legend>
      ) : (
        <legend className="sr-only">
          <Written>
            {tile.tippspielTeam1Name} – {tile.tippspielTeam2Name}
          </Written>
        </legend>
      )}
      <div className="rounded bg-info-tint px-3 py-4">
        {tile.tippspielDaten ? (
          <Written as="p" className="mb-4 text-center text-sm">
            {tile.tippspielDaten}
          </Written>
        ) : null}
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
                        place={fixed(96)}
                        className="mx-auto mb-2 h-24 w-24 object-contain"
                      />
                    ) : null}
                    <span className="sr-only">{before}</span>
                    <Written className={nameLook(team)}>{team}</Written>
                    <span className="sr-only">{after}</span>
                  </>
                }
                type="number"
                inputMode="numeric"
                autoComplete="off"
              />
            </Fragment>
          ))}
        </div>
      </div>
    </fieldset>
  );
}
