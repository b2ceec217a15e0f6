import { Written } from '#app/components/written.tsx';
import type { Translate } from '#app/i18n/translate.ts';
import { Field } from './field.tsx';
import type { FieldOf } from './submission-form.tsx';

/** Who takes part: the fields that several forms ask for, each with the autofill that browsers know for it. */
interface PersonFieldProps {
  field: FieldOf;
  t: Translate;
}

export function FirstnameField({ field, t }: PersonFieldProps) {
  return <Field meta={field('firstname')} label={t('firstname')} autoComplete="given-name" />;
}

export function LastnameField({ field, t }: PersonFieldProps) {
  return <Field meta={field('lastname')} label={t('lastname')} autoComplete="family-name" />;
}

export function EmailField({ field, t }: PersonFieldProps) {
  return (
    <Field meta={field('email')} label={t('email')} type="email" inputMode="email" autoComplete="email" />
  );
}

export function PhoneField({ field, t }: PersonFieldProps) {
  return <Field meta={field('phone')} label={t('phone')} type="tel" inputMode="tel" autoComplete="tel" />;
}

export function FreetextField({ field, t, label }: PersonFieldProps & { label: string }) {
  return (
    <Field
      meta={field('freetext')}
      label={<Written or={t('freetext')}>{label}</Written>}
      rows={4}
      autoComplete="off"
    />
  );
}

/** As wide as the longest word that is said of it, so that none breaks. */
const SHORT = 'w-[7.5rem] flex-none';

/** Street and number, postcode and city stand side by side where there is room. */
export function AddressFields({ field, t }: PersonFieldProps) {
  return (
    <>
      <div className="flex">
        <Field
          meta={field('street')}
          label={t('street')}
          autoComplete="address-line1"
          width="mr-4 min-w-0 flex-1"
        />
        <Field meta={field('streetnr')} label={t('streetnr')} autoComplete="off" width={SHORT} />
      </div>
      <Field meta={field('extra')} label={t('extra')} autoComplete="address-line2" />
      <div className="flex">
        <Field meta={field('zip')} label={t('zip')} autoComplete="postal-code" width={`mr-4 ${SHORT}`} />
        <Field meta={field('city')} label={t('city')} autoComplete="address-level2" width="min-w-0 flex-1" />
      </div>
    </>
  );
}
