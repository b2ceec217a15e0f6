import { Icon } from '#app/components/icon.tsx';
import type { ShareTarget } from './share-targets.ts';

/** Simple drawings of where a link goes; filled, unlike the product's own icons, because they are others' marks. */
const MARKS = {
  facebook:
    'M13.5 21v-8h2.7l.4-3.2h-3.1V7.8c0-.9.3-1.6 1.6-1.6h1.6V3.3A22 22 0 0014.4 3c-2.4 0-4 1.4-4 4v2.8H7.7V13h2.7v8z',
  x: 'M4 4h4.6l4 5.4L17.300 4H20l-6.100 7L20.500 20H16l-4.400-5.900L6.500 20H3.800l6.500-7.500zm3.400 1.800L16.900 18h1.300L8.700 5.800z',
  whatsapp:
    'M12 3a9 9 0 00-7.700 13.600L3 21l4.500-1.200A9 9 0 1012 3zm0 1.700a7.300 7.300 0 11-3.800 13.500l-.3-.2-2.600.7.700-2.500-.2-.3A7.300 7.300 0 0112 4.700zM8.900 7.700c-.2 0-.5.1-.7.300-.8.8-1 1.800-.4 3.100 1 2 2.500 3.600 4.500 4.500 1.800.8 2.700.5 3.400-.3.4-.5.4-1 .3-1.200l-1.900-.9c-.3-.1-.5 0-.7.200l-.6.7c-.2.2-.3.2-.6.1-1.200-.5-2.100-1.300-2.700-2.400-.1-.2-.1-.4.1-.6l.5-.6c.1-.2.2-.4.1-.6l-.8-1.900c-.1-.300-.3-.4-.5-.4z',
} as const;

export function ShareMark({ target }: { target: ShareTarget }) {
  if (target === 'mail') return <Icon name="mail" />;
  return (
    <svg aria-hidden="true" className="h-6 w-6" viewBox="0 0 24 24" fill="currentColor">
      <path d={MARKS[target]} />
    </svg>
  );
}
