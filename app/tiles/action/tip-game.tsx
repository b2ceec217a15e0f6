import { Picture } from '#app/components/picture.tsx';
import { THEIRS, Written } from '#app/components/written.tsx';
import { Field } from '#app/forms/field.tsx';
import type { FieldOf } from '#app/forms/submission-form.tsx';
import type { TileProps } from '../tile/tile-context.ts';

/** Two teams, two scores; whole numbers from 0 to 99. */
export function TipGame({ tile, context, field }: TileProps<'action'> & { field: FieldOf }) {
  const { t, page } = context;
  const teams = [
    { name: 'tip1', team: tile.tippspielTeam1Name, picture: tile.tippspielTeam1MediaURL },
    { name: 'tip2', team: tile.tippspielTeam2Name, picture: tile.tippspielTeam2MediaURL },
  ];
  const [before, after] = t('tipScore', { team: THEIRS }).split(THEIRS);
  return (
    <fieldset className="mb-4 min-w-0 rounded border border-line p-4">
      {tile.tippspielHeader ? (
        <legend className="max-w-full px-2 text-lg font-bold">
          <Written>{tile.tippspielHeader}</Written>
        </legend>
      ) : (
        <legend className="sr-only">
          <Written>
            {tile.tippspielTeam1Name} – {tile.tippspielTeam2Name}
          </Written>
        </legend>
      )}
      {tile.tippspielDaten ? (
        <Written as="p" className="mb-4 text-soft">
          {tile.tippspielDaten}
        </Written>
      ) : null}
      <div className="grid grid-cols-2 gap-4">
        {teams.map(({ name, team, picture }) => (
          <div key={name} className="flex min-w-0 flex-col justify-end text-center">
            {picture && !page.textOnly ? (
              <Picture
                src={picture}
                alt=""
                width={96}
                height={96}
                sizes="96px"
                className="mx-auto mb-2 h-24 w-24 object-contain"
              />
            ) : null}
            <Field
              meta={field(name)}
              label={
                <>
                  <span className="sr-only">{before}</span>
                  <Written>{team}</Written>
                  <span className="sr-only">{after}</span>
                </>
              }
              type="number"
              inputMode="numeric"
              autoComplete="off"
              width="mx-auto w-full max-w-[10rem]"
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}
