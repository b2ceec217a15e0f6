import type { ReactNode } from 'react';
import { ButtonLink, type ButtonLook } from '#app/components/button.tsx';
import { Icon } from '#app/components/icon.tsx';
import { editorTarget } from './editor-target.ts';
import type { TileContext } from './tile-context.ts';

interface TargetButtonProps extends ButtonLook {
  url: string;
  context: Pick<TileContext, 'href' | 'page' | 't' | 'entry'>;
  children: ReactNode;
}

/** A link that an editor entered, as a button; the icon and the words say where it leads. */
export function TargetButton({ url, context, children, ...look }: TargetButtonProps) {
  const { href, rel, kind, icon } = editorTarget(url, context);
  return (
    <ButtonLink href={href} rel={rel} {...look} wide>
      {children}
      {kind === 'outside' ? <span className="sr-only"> ({context.t('linkExternal')})</span> : null}
      <Icon name={icon} className="ml-2 h-5 w-5 flex-none" />
    </ButtonLink>
  );
}
