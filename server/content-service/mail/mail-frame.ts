import type { MailMessage } from './mail-message.ts';
import { escapeHtml, subjectLine } from './mail-text.ts';

/** Parts of a mail; both the plain and the HTML body are made from them. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; address: string }
  | { kind: 'code'; code: string };

interface MailContent {
  to: string;
  subject: string;
  parts: MailPart[];
  /** Says why the recipient gets this mail. */
  footer: string;
  qrCode?: MailMessage['qrCode'];
}

export function frameMail({ to, parts, footer, qrCode, ...content }: MailContent): MailMessage {
  const subject = subjectLine(content.subject);
  return {
    to,
    subject,
    text: `${parts.map(plainPart).join('\n\n')}\n\n-- \n${footer}\n`,
    html: page(subject, parts.map(htmlPart).join('\n'), footer),
    ...(qrCode ? { qrCode } : {}),
  };
}

function plainPart(part: MailPart): string {
  if (part.kind === 'button') return `${part.label}:\n${part.address}`;
  if (part.kind === 'code') return `Dein Code: ${part.code}`;
  return part.text;
}

/** Inline, because many mail programs ignore style sheets. */
const GREEN = '#2B7A12';

function htmlPart(part: MailPart): string {
  if (part.kind === 'button') {
    const address = escapeHtml(part.address);
    return `<p style="margin:24px 0"><a href="${address}" style="background:${GREEN};color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:bold">${escapeHtml(part.label)}</a></p>
<p style="font-size:14px;color:#55615A">Falls der Knopf nicht funktioniert, öffne bitte diese Adresse:<br>${address}</p>`;
  }
  if (part.kind === 'code') {
    return `<p><img src="cid:qr-code" width="240" height="240" alt="QR-Code ${escapeHtml(part.code)}"></p>
<p>Dein Code: <strong>${escapeHtml(part.code)}</strong></p>`;
  }
  return part.text
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${escapeHtml(paragraph).replace(/\n/g, '<br>')}</p>`)
    .join('\n');
}

function page(title: string, body: string, footer: string): string {
  return `<!DOCTYPE html>
<html lang="de">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#F6F5F1;color:#14201A;font-family:sans-serif;font-size:16px;line-height:1.5">
<div style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:8px;padding:24px">
${body}
<hr style="border:0;border-top:1px solid #DEE2DC;margin:24px 0">
<p style="font-size:14px;color:#55615A">${escapeHtml(footer)}</p>
</div>
</body>
</html>
`;
}
