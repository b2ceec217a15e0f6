import type { RequestHandler } from 'express';
import { z } from 'zod';
import { invalidAnswer } from '#server/kernel/submission-answers.ts';
import { idField } from '../core/fields.ts';
import { publicUrl } from '../core/public-url.ts';
import type { SubmissionSettings } from '../core/submission-context.ts';
import { QR_MAX_SIZE, QR_MIN_SIZE, qrPng, voucherAddress } from './qr-code.ts';

const qrAddress = z.object({
  entry: idField,
  action: idField,
  size: z
    .string()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .pipe(z.number().min(QR_MIN_SIZE).max(QR_MAX_SIZE)),
  code: idField,
});

/** QR code of a voucher's URL. Also for codes that don't exist, so that nobody can probe for valid ones. */
export function qrImage(settings: Pick<SubmissionSettings, 'PUBLIC_URL' | 'PORT'>): RequestHandler {
  return (request, response, next) => {
    const address = qrAddress.safeParse(request.params);
    if (!address.success) {
      const fields = address.error.issues.map((issue) => String(issue.path[0]));
      response.status(404).setHeader('Cache-Control', 'no-store').json(invalidAnswer(fields));
      return;
    }
    const { entry, action, size, code } = address.data;
    qrPng(voucherAddress(publicUrl(request, settings), entry, action, code), size).then((png) => {
      // The voucher code is in the URL, so no shared cache may store it.
      response.setHeader('Cache-Control', 'private, max-age=86400').type('png').send(png);
    }, next);
  };
}
