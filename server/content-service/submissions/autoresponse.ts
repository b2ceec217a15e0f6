import type { ActionTile } from '#app/contract/tiles/action.ts';
import type { ActionAddress } from '../db/of-tile.ts';
import { frameMail, type MailPart } from '../mail/mail-frame.ts';
import type { MailMessage } from '../mail/mail-message.ts';
import { voucherAddress } from '../qr/qr-code.ts';

/**
 * An action's mails, in German like all content. None contains what the rider typed: the address may be somebody
 * else's, and the form would be a way to send them any text.
 */

const GREETING: MailPart = { kind: 'text', text: 'Hallo,' };
const NOT_YOU =
  'Du hast nicht teilgenommen? Dann hat jemand deine Adresse eingegeben, und du kannst diese E-Mail löschen.';

const DEFAULT_TEXT = {
  free: 'Vielen Dank für deine Teilnahme!',
  qrcode: 'Zeig diesen QR-Code vor, um deinen Gutschein einzulösen. Er gilt einmal.',
};

/** 'Dein Gutschein: Kino', or the first words alone for an action without a title. */
function subjectOf({ title }: ActionTile, words: string): string {
  return title.trim() ? `${words}: ${title.trim()}` : words;
}

/** A title's own quotation marks become single ones within ours. */
function nameOf({ title }: ActionTile): string {
  const quoted = title.trim().replaceAll('„', '‚').replaceAll('“', '‘');
  return quoted ? `der Aktion „${quoted}“` : 'einer unserer Aktionen';
}

/** The tile's text, else our German one: mails are German. On the page, the fallback is in the rider's language. */
function autoresponseText(tile: ActionTile, variant: keyof typeof DEFAULT_TEXT): string {
  return tile.popupText.trim() || DEFAULT_TEXT[variant];
}

/** `validTill`: '22.11.2026, 12:00'. A number of hours would be wrong in a mail that waited for its mail server. */
export function optinMail(tile: ActionTile, to: string, link: string, validTill: string): MailMessage {
  const framed = frameMail({
    to,
    subject: subjectOf(tile, 'Bitte bestätigen'),
    parts: [
      GREETING,
      {
        kind: 'text',
        text: `mit dieser Adresse wurde an ${nameOf(tile)} teilgenommen. Bitte bestätige bis ${validTill} Uhr, dass du das warst. Erst dann zählt die Teilnahme.`,
      },
      { kind: 'button', label: 'Teilnahme bestätigen', address: link },
    ],
    footer: `${NOT_YOU} Wird die Teilnahme bis ${validTill} Uhr nicht bestätigt, werden die Angaben gelöscht.`,
  });
  return { ...framed, expires: true };
}

export function autoresponseMail(tile: ActionTile, to: string, variant: 'plain' | 'free'): MailMessage {
  const own = tile.popupText.trim();
  const thanks: MailPart = {
    kind: 'text',
    text: `vielen Dank für deine Teilnahme an ${nameOf(tile)}. Wir haben deine Angaben erhalten.`,
  };
  return frameMail({
    to,
    subject:
      variant === 'plain' ? subjectOf(tile, 'Deine Teilnahme') : tile.title.trim() || 'Deine Teilnahme',
    parts:
      variant === 'plain'
        ? [GREETING, thanks, ...(own ? [{ kind: 'text' as const, text: own }] : [])]
        : [{ kind: 'text', text: autoresponseText(tile, 'free') }],
    footer: NOT_YOU,
  });
}

interface IssuedVoucher extends ActionAddress {
  code: string;
  publicUrl: string;
  /** '30.11.2026, 23:59'; '' where the voucher has no end. */
  validTill: string;
}

export function voucherMail(tile: ActionTile, to: string, voucher: IssuedVoucher): MailMessage {
  const { entryId, actionId, code, publicUrl, validTill } = voucher;
  const parts: MailPart[] = [
    GREETING,
    {
      kind: 'text',
      text: `hier ist dein Gutschein ${nameOf(tile)}. ${autoresponseText(tile, 'qrcode')}`,
    },
    { kind: 'code', code },
  ];
  if (validTill) parts.push({ kind: 'text', text: `Der Gutschein gilt bis ${validTill} Uhr.` });
  return frameMail({
    to,
    subject: subjectOf(tile, 'Dein Gutschein'),
    parts,
    footer: NOT_YOU,
    qrCode: {
      fileName: `gutschein-${code}.png`,
      address: voucherAddress(publicUrl, entryId, actionId, code),
    },
  });
}
