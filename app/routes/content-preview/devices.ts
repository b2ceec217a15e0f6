export interface Device {
  id: string;
  name: string;
  width: number;
  height: number;
}

const DEFAULT: Device = { id: 'iphone-6', name: 'iPhone 6/7/8', width: 375, height: 667 };

/** The presets of specification 2.12. Product names aren't translated. */
export const DEVICES: readonly Device[] = [
  { id: 'iphone-5', name: 'iPhone 5/SE', width: 320, height: 568 },
  DEFAULT,
  { id: 'iphone-6-plus', name: 'iPhone 6/7/8 Plus', width: 414, height: 736 },
  { id: 'ipad', name: 'iPad', width: 768, height: 1024 },
  { id: 'ipad-landscape', name: 'iPad landscape', width: 1024, height: 768 },
  { id: 'android-phone', name: 'Android phone', width: 360, height: 740 },
  { id: 'android-tab', name: 'Android tab', width: 576, height: 1024 },
  { id: 'android-tab-landscape', name: 'Android tab landscape', width: 1024, height: 576 },
];

export function deviceNamed(id: string | null): Device {
  return DEVICES.find((device) => device.id === id) ?? DEFAULT;
}
