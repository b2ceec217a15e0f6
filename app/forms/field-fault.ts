import { isPhoneNumber, normaliseEmail } from '#app/contract/contact.ts';
import type { FieldFault } from '#app/contract/forms/form-fields.ts';

type Control = Pick<HTMLInputElement, 'type' | 'value' | 'required'> & { validity: Partial<ValidityState> };

/** The field's error as far as the browser can check the server's rules; null if it finds none. */
export function fieldFaultOf({ type, value, required, validity }: Control): FieldFault | null {
  if (/checkbox|radio|file/.test(type)) return validity.valueMissing ? 'missing' : null;
  if (validity.badInput) return 'wrong';
  if (value.trim() === '') return required ? 'missing' : null;
  if (type === 'email') return normaliseEmail(value) === null ? 'wrong' : null;
  if (type === 'tel') return isPhoneNumber(value) ? null : 'wrong';
  return validity.rangeUnderflow || validity.rangeOverflow || validity.stepMismatch ? 'wrong' : null;
}
