import { type FieldMetadata, getInputProps } from '@conform-to/react';
import type { ReactNode } from 'react';
import { Asterisk, FieldError, keyless, TICK } from './field.tsx';

interface CheckboxProps {
  meta: FieldMetadata<string>;
  label: ReactNode;
  /** Links that belong to the label but must not toggle the checkbox. */
  after?: ReactNode;
}

/** A native checkbox; the whole row is clickable. */
export function Checkbox({ meta, label, after }: CheckboxProps) {
  return (
    <div data-field="" className="mb-4">
      <div className="flex">
        <input
          {...keyless(getInputProps(meta, { type: 'checkbox' }))}
          aria-invalid={!meta.valid}
          className={TICK}
        />
        <label htmlFor={meta.id} className="min-h-[44px] min-w-0 flex-1 cursor-pointer py-2">
          {label}
          {meta.required ? <Asterisk /> : null}
        </label>
      </div>
      {after ? <div className="ml-9">{after}</div> : null}
      <FieldError meta={meta} />
    </div>
  );
}
