import { type FieldMetadata, getInputProps, getTextareaProps } from '@conform-to/react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { FIELD_ERROR } from './form-failure.ts';

/** `scroll-mt` keeps the label in view when the error summary's link jumps to the field. */
const CONTROL =
  'block w-full scroll-mt-20 rounded border bg-card px-3 text-ink placeholder:text-soft aria-[invalid=true]:border-2 aria-[invalid=true]:border-warning';

/**
 * Checkbox and radio button: 24 px drawn, a 44 px target with the label. Without an explicit `aria-invalid`, screen
 * readers announce an untouched required one as invalid.
 */
export const TICK = 'scroll-mt-20 mr-3 mt-[10px] h-6 w-6 flex-none accent-green';

export function FieldError({ meta }: { meta: FieldMetadata<string> }) {
  const [text] = meta.errors ?? [];
  if (!text) return null;
  return (
    <p id={meta.errorId} className={FIELD_ERROR}>
      {text}
    </p>
  );
}

/** Hidden from screen readers, which announce `required`. */
export function Asterisk() {
  return (
    <span aria-hidden="true" className="text-warning">
      {'\u00a0*'}
    </span>
  );
}

interface FieldProps {
  meta: FieldMetadata<string>;
  label: ReactNode;
  type?: 'text' | 'email' | 'tel' | 'number';
  /** Never 'off': such a field is empty after Back. */
  autoComplete?: string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Makes it a textarea with this many rows. */
  rows?: number;
  /** Width class of the control; the label stays above it. */
  width?: string;
}

/** A label, a native control and the error message. */
export function Field({ meta, label, type = 'text', autoComplete, inputMode, rows, width = '' }: FieldProps) {
  return (
    <div data-field="" className={`field mb-4 ${width}`}>
      <label htmlFor={meta.id} className="mb-1 block font-bold">
        {label}
        {meta.required ? <Asterisk /> : null}
      </label>
      {rows ? (
        <textarea
          {...keyless(getTextareaProps(meta))}
          rows={rows}
          autoComplete={autoComplete}
          className={`${CONTROL} border-soft py-2`}
        />
      ) : (
        <input
          {...keyless(getInputProps(meta, { type }))}
          autoComplete={autoComplete}
          inputMode={inputMode}
          className={`${CONTROL} min-h-[48px] border-soft`}
        />
      )}
      <FieldError meta={meta} />
    </div>
  );
}

/** Removes conform's `key`: React warns of one that is spread. */
export function keyless<Props extends { key?: unknown }>({ key: _key, ...props }: Props): Omit<Props, 'key'> {
  return props;
}
