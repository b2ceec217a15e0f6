import type { FieldMetadata } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Asterisk, FieldError, TICK } from './field.tsx';

interface RadiosProps {
  meta: FieldMetadata<string>;
  /** For screen readers only, because a heading above shows the same words. */
  legend: ReactNode;
  options: ReadonlyArray<{ value: string; label: ReactNode }>;
}

/**
 * A fieldset of radio buttons. The first has the field's id, so that the summary can link to it, and the error, as
 * live-check.ts sets and clears it.
 */
export function Radios({ meta, legend, options }: RadiosProps) {
  const error = meta.errors?.[0];
  return (
    <fieldset data-field="" className="mb-4 min-w-0">
      <legend className="sr-only">
        {legend}
        {meta.required ? <Asterisk /> : null}
      </legend>
      {options.map(({ value, label }, index) => {
        const id = index === 0 ? meta.id : `${meta.id}-${value}`;
        return (
          <div key={value} className="flex">
            <input
              id={id}
              type="radio"
              name={meta.name}
              value={value}
              form={meta.formId}
              required={meta.required}
              defaultChecked={meta.initialValue === value}
              aria-invalid={index === 0 && Boolean(error)}
              aria-describedby={index === 0 && error ? meta.errorId : undefined}
              className={TICK}
            />
            <label htmlFor={id} className="min-h-[44px] min-w-0 flex-1 cursor-pointer py-2">
              {label}
            </label>
          </div>
        );
      })}
      <FieldError meta={meta} />
    </fieldset>
  );
}
