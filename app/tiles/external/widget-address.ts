import { ownProperty } from '#app/contract/own-property.ts';

/** URL of the frame: the EXTERNAL_WIDGETS entry of the type, with the tile's id; null if there is none. */
export function widgetAddress(
  widgets: Readonly<Record<string, string>>,
  { extType, extId }: { extType: number; extId: string },
): string | null {
  const template = ownProperty(widgets, String(extType));
  return template ? template.replaceAll('{id}', encodeURIComponent(extId)) : null;
}
