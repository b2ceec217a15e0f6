import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../../scripts/find-browser.mjs';

/** tsx wraps named functions in the helper `__name`, which a page lacks: for functions that are evaluated there. */
export const TSX_HELPER = 'self.__name = (value) => value';

/** Chromium without what differs from machine to machine, for programs that measure or take pictures. */
export function launchChromium(...further: string[]): Promise<Browser> {
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', ...further];
  return chromium.launch({ executablePath: findBrowser(), args });
}
