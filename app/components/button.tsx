import type { AnchorHTMLAttributes, ButtonHTMLAttributes, CSSProperties } from 'react';
import { contrast, readableOn, WHITE } from '#app/lib/color.ts';
import { PageLink } from './page-link.tsx';

export interface ButtonLook {
  /** An editor's colour; '' or none is the house's green. */
  color?: string;
  /** Outlined instead of filled. Editors' colours never colour text, so that it stays readable. */
  inverse?: boolean;
  /** As wide as what it stands in. */
  wide?: boolean;
}

const FILLED = 'bg-green text-on-green hover:bg-green-hover';
const OUTLINED = 'border-2 border-green bg-card text-ink hover:bg-green-tint';
const FILLED_OWN = 'hover:underline';
const OUTLINED_OWN = 'border-2 bg-card text-ink hover:underline';

/** Class and style of a button, for what is no `<button>` or link of ours (a label, a summary). */
export function buttonLook({ color = '', inverse = false, wide = false }: ButtonLook): {
  className: string;
  style: CSSProperties | undefined;
} {
  const own = color !== '';
  const look = inverse ? (own ? OUTLINED_OWN : OUTLINED) : own ? FILLED_OWN : FILLED;
  return {
    className: `button ${look}${wide ? ' w-full' : ''}`,
    style: own ? ownStyle(color, inverse) : undefined,
  };
}

/** Nearly the card's white. */
const FAINT = 1.3;

/** A colour that the card swallows gets an edge that it doesn't. */
function ownStyle(color: string, inverse: boolean): CSSProperties {
  const faint = contrast(color, WHITE) < FAINT;
  if (inverse) return { borderColor: faint ? 'var(--soft)' : color };
  const filled = { backgroundColor: color, color: readableOn(color) };
  return faint ? { ...filled, boxShadow: 'inset 0 0 0 2px var(--soft)' } : filled;
}

type NativeButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color' | 'className' | 'style'>;

/** A button of a form: it submits unless told otherwise. */
export function Button({
  color,
  inverse,
  wide,
  type = 'submit',
  children,
  ...rest
}: NativeButton & ButtonLook) {
  return (
    <button type={type} {...buttonLook({ color, inverse, wide })} {...rest}>
      {children}
    </button>
  );
}

type NativeAnchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'className' | 'style'>;

/** A link that looks like a button: `to` stays inside the product (and carries state), `href` leaves it. */
export function ButtonLink({
  color,
  inverse,
  wide,
  children,
  ...rest
}: Omit<NativeAnchor, 'href'> & ButtonLook & ({ to: string } | { href: string })) {
  const look = buttonLook({ color, inverse, wide });
  if ('to' in rest) {
    return (
      <PageLink {...look} {...rest}>
        {children}
      </PageLink>
    );
  }
  return (
    <a {...look} {...rest}>
      {children}
    </a>
  );
}
