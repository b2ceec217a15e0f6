import { own } from '#app/contract/own.ts';

/** The frame's address: what EXTERNAL_WIDGETS names for the type, with the tile's id; null where it names none. */
export function widgetAddress(
  widgets: Readonly<Record<string, string>>,
  { extType, extId }: { extType: number; extId: string },
): string | null {
  const template = own(widgets, String(extType));
  return template ? template.replaceAll('{id}', encodeURIComponent(extId)) : null;
}
