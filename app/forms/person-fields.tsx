import { EditorText } from '#app/components/editor-text.tsx';
import type { CompetitionTile } from '#app/contract/tiles/competition.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { Field } from './field.tsx';
import type { FieldOf } from './submission-form.tsx';

/** Personal data fields shared by several forms, each with its autocomplete token. */
interface PersonFieldProps {
  field: FieldOf;
  t: Translate;
}

export function NameFields({ field, t }: PersonFieldProps) {
  return (
    <>
      <Field meta={field('firstname')} label={t('firstname')} autoComplete="given-name" />
      <Field meta={field('lastname')} label={t('lastname')} autoComplete="family-name" />
    </>
  );
}

interface ContactFieldProps extends PersonFieldProps {
  tile: Pick<CompetitionTile, 'email' | 'phone' | 'freetext' | 'freetextLabel'>;
}

/** Those of e-mail, phone and free text that the tile asks for. */
export function ContactFields({ tile, field, t }: ContactFieldProps) {
  return (
    <>
      {tile.email === 'none' ? null : (
        <Field meta={field('email')} label={t('email')} type="email" inputMode="email" autoComplete="email" />
      )}
      {tile.phone === 'none' ? null : (
        <Field meta={field('phone')} label={t('phone')} type="tel" inputMode="tel" autoComplete="tel" />
      )}
      {tile.freetext === 'none' ? null : (
        <Field
          meta={field('freetext')}
          label={<EditorText or={t('freetext')}>{tile.freetextLabel}</EditorText>}
          rows={4}
        />
      )}
    </>
  );
}

/** Wide enough for the longest word in its error messages. */
const SHORT = 'w-[7.5rem] max-w-full flex-none';
/** With large letters on a small phone it gets a line of its own. */
const REST = 'min-w-[min(100%,7rem)] flex-1';

/** Street and number, and postcode and city, side by side if there is room. */
export function AddressFields({ field, t }: PersonFieldProps) {
  return (
    <>
      <div className="flex flex-wrap">
        <Field
          meta={field('street')}
          label={t('street')}
          autoComplete="address-line1"
          width={`mr-4 ${REST}`}
        />
        <Field meta={field('streetnr')} label={t('streetnr')} width={SHORT} />
      </div>
      <Field meta={field('extra')} label={t('extra')} autoComplete="address-line2" />
      <div className="flex flex-wrap">
        <Field meta={field('zip')} label={t('zip')} autoComplete="postal-code" width={`mr-4 ${SHORT}`} />
        <Field meta={field('city')} label={t('city')} autoComplete="address-level2" width={REST} />
      </div>
    </>
  );
}
