export const SHARE_TARGETS = ['facebook', 'x', 'whatsapp', 'mail'] as const;
export type ShareTarget = (typeof SHARE_TARGETS)[number];

export interface Shared {
  url: string;
  title: string;
  /** Text of the mail before the link. */
  mailText: string;
}

/** Plain links: no script, and no request to the service until the rider clicks. */
export function shareHref(target: ShareTarget, { url, title, mailText }: Shared): string {
  const link = encodeURIComponent(url);
  switch (target) {
    case 'facebook':
      return `https://www.facebook.com/sharer/sharer.php?u=${link}`;
    case 'x':
      return `https://x.com/intent/post?url=${link}&text=${encodeURIComponent(title)}`;
    case 'whatsapp':
      return `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`;
    case 'mail':
      return `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${mailText}\n\n${title}\n${url}`)}`;
  }
}
