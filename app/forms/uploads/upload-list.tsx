import type { ComponentPropsWithoutRef } from 'react';
import { Icon } from '#app/components/icon.tsx';
import { RECEIPT_FIELD, REMOVE_FIELD } from '#app/contract/upload-fields.ts';
import type { AcceptedUpload } from './accepted-upload.ts';

export interface UploadListTexts {
  uploadedList: string;
  uploadedFile: string;
  remove: string;
}

interface UploadListProps {
  kept: readonly AcceptedUpload[];
  /** Id of the file input; a removal by a post leads to the page at this anchor. */
  inputId: string;
  /** The language in which file sizes are written. */
  language: string;
  texts: UploadListTexts;
  /** Null without a script: then removing a file is a post, as it always is for a bound one. */
  onRemove: ((upload: AcceptedUpload) => void) | null;
}

const MB = 1024 * 1024;

function megabytes(bytes: number, language: string): string {
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  return new Intl.NumberFormat(language, digits).format(Math.max(0.1, bytes / MB));
}

export function uploadText({ filename, size }: AcceptedUpload, template: string, language: string): string {
  return template.replace('{name}', () => filename).replace('{size}', megabytes(size, language));
}

export function filled(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** The id of a file's name and size, without its button. */
export function uploadTextId(inputId: string, index: number): string {
  return `${inputId}-file-${index}`;
}

interface RemoveButtonProps extends ComponentPropsWithoutRef<'button'> {
  template: string;
  filename: string;
}

export function RemoveButton({ template, filename, ...rest }: RemoveButtonProps) {
  return (
    <button {...rest} className="grid min-h-[44px] min-w-[44px] place-items-center">
      <Icon name="close" className="h-5 w-5" />
      <span className="sr-only">{template.replace('{name}', () => filename)}</span>
    </button>
  );
}

/** The uploaded files; hidden inputs send their receipts with the form. */
export function UploadList({ kept, inputId, language, texts, onRemove }: UploadListProps) {
  if (kept.length === 0) return null;
  return (
    <ul aria-label={texts.uploadedList} className="mb-2">
      {/* Not keyed by receipt: each response has new ones, and a button that is being pressed must stay. */}
      {kept.map((upload, index) => (
        <li
          key={`${index} ${upload.size} ${upload.filename}`}
          className="mb-1 flex items-center rounded bg-green-tint pl-3 text-ink"
        >
          <input type="hidden" name={RECEIPT_FIELD} value={upload.receipt} />
          <Icon name="check" className="mr-2 h-5 w-5 flex-none text-green" />
          <span id={uploadTextId(inputId, index)} className="min-w-0 flex-1 py-2">
            {uploadText(upload, texts.uploadedFile, language)}
          </span>
          <RemoveButton
            template={texts.remove}
            filename={upload.filename}
            type={onRemove && !upload.bound ? 'button' : 'submit'}
            name={REMOVE_FIELD}
            value={upload.receipt}
            formNoValidate
            formAction={onRemove && !upload.bound ? undefined : `#${inputId}`}
            onClick={onRemove && !upload.bound ? () => onRemove(upload) : undefined}
          />
        </li>
      ))}
    </ul>
  );
}
