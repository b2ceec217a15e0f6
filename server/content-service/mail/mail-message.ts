import { z } from 'zod';

/** A queued mail as stored in the database; the QR code's picture is made when it is sent. */
export const mailMessage = z.object({
  to: z.string().min(3),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  qrCode: z.object({ fileName: z.string(), address: z.string() }).optional(),
  /** Worthless after 48 hours: its confirmation link has expired. */
  expires: z.boolean().optional(),
});

export type MailMessage = z.infer<typeof mailMessage>;
