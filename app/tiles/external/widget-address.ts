import { ownProperty } from '#app/contract/own-property.ts';

/** The frame's address: what EXTERNAL_WIDGETS names for the type, with the tile's id; null where it names none. */
export function widgetAddress(
  widgets: Readonly<Record<string, string>>,
  { extType, extId }: { extType: number; extId: string },
): string | null {
  const template = ownProperty(widgets, String(extType));
  return template ? template.replaceAll('{id}', encodeURIComponent(extId)) : null;
}
