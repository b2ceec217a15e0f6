import type { AnchorHTMLAttributes, ButtonHTMLAttributes, CSSProperties } from 'react';
import { contrast, readableOn, WHITE } from '#app/lib/color.ts';
import { PageLink } from './page-link.tsx';

export interface ButtonLook {
  /** An editor's colour; '' or undefined for the default green. */
  color?: string;
  /** Outlined instead of filled. An editor's colour is never used for text, for legibility. */
  inverse?: boolean;
  /** As wide as its container. */
  wide?: boolean;
}

const FILLED = 'bg-green text-on-green hover:bg-green-hover';
const OUTLINED = 'border-2 border-green bg-card text-ink hover:bg-green-tint';
const FILLED_OWN = 'hover:underline';
const OUTLINED_OWN = 'own-color border-2 bg-card text-ink hover:underline';

/** Class and style of a button, for elements other than `<button>` and our links (a label, a summary). */
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

/** Contrast below which a colour is hard to tell from the white card. */
const FAINT = 1.3;

/** Adds a grey border to colours that are too close to white. */
function ownStyle(color: string, inverse: boolean): CSSProperties {
  const faint = contrast(color, WHITE) < FAINT;
  if (inverse) return { borderColor: faint ? 'var(--soft)' : color };
  const filled = { backgroundColor: color, color: readableOn(color) };
  return faint ? { ...filled, boxShadow: 'inset 0 0 0 2px var(--soft)' } : filled;
}

type NativeButton = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'color' | 'className' | 'style'>;

/** A form button; type 'submit' by default. */
export function Button({ color, inverse, wide, type = 'submit', ...rest }: NativeButton & ButtonLook) {
  return <button type={type} {...buttonLook({ color, inverse, wide })} {...rest} />;
}

type NativeAnchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'className' | 'style'>;

/** A link styled as a button: `to` is internal (and carries settings), `href` external. */
export function ButtonLink({
  color,
  inverse,
  wide,
  ...rest
}: Omit<NativeAnchor, 'href'> & ButtonLook & ({ to: string } | { href: string })) {
  const look = buttonLook({ color, inverse, wide });
  return 'to' in rest ? <PageLink {...look} {...rest} /> : <a {...look} {...rest} />;
}
