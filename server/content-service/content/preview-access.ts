import { instantOf } from '#app/contract/time.ts';
import { localDate } from '#app/contract/tolerant.ts';
import { isSameSecret } from '../../kernel/is-same-secret.ts';

/** The view of a call: published content now, or an editor's preview at a chosen time. */
export interface View {
  at: Date;
  preview: boolean;
}

interface ViewQuestion {
  /** The header X-WP-Nonce. */
  token: string | undefined;
  /** The optional last segment of the URL. */
  previewDate: string | undefined;
  now: Date;
  timeZone: string;
  previewToken: string;
}

export function viewOf(question: ViewQuestion): View | 'WRONG TOKEN' | 'INVALID DATE' {
  const { token, previewDate, now, timeZone, previewToken } = question;
  if (token === undefined && previewDate === undefined) return { at: now, preview: false };
  if (!isSameSecret(token ?? '', previewToken)) return 'WRONG TOKEN';
  if (previewDate === undefined) return { at: now, preview: true };
  const at = readPreviewDate(previewDate, timeZone);
  return at === null ? 'INVALID DATE' : { at, preview: true };
}

function readPreviewDate(text: string, timeZone: string): Date | null {
  const date = localDate.safeParse(text);
  if (!date.success) return null;
  const instant = instantOf(date.data, timeZone);
  return instant === null ? null : new Date(instant);
}
