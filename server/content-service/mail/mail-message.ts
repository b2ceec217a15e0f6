import { z } from 'zod';

/** A mail as it waits in the database: complete, except for the picture of a QR code that its address makes. */
export const mailMessage = z.object({
  to: z.string().min(3),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  qrCode: z.object({ fileName: z.string(), address: z.string() }).optional(),
});

export type MailMessage = z.infer<typeof mailMessage>;
