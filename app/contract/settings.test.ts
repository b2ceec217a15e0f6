import { describe, expect, it } from 'vitest';
import { parseAppSettings } from '#app/config/env.server.ts';
import { SettingsError } from './settings.ts';

function faultOf(environment: Record<string, string>): string {
  try {
    parseAppSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return '';
}

describe('settings', () => {
  it('need nothing in the demo', () => {
    const settings = parseAppSettings({});
    expect(settings.CONTENT_API_URL).toBe('http://127.0.0.1:3000/api');
    expect(settings.embedded).toBe(true);
    expect(settings.SUPPORTED_LANGUAGES).toEqual(['de', 'en']);
    expect(settings.SESSION_SECRET).toContain('demo');
  });

  it.each([
    ['PORT', 'abc', 'PORT is "abc"; it must be a whole number from 1 to 65535.'],
    ['PORT', '0', 'PORT is "0"; it must be a whole number from 1 to 65535.'],
    [
      'ENTRY_PATH',
      'content',
      'ENTRY_PATH is "content"; it must be a path that starts and ends with a slash.',
    ],
    ['SUPPORTED_LANGUAGES', 'xx', 'SUPPORTED_LANGUAGES is "xx"; it must be a list of de, en.'],
    ['DEFAULT_LANGUAGE', 'fr', 'DEFAULT_LANGUAGE is "fr"; it must be one of de, en.'],
    ['APP_SERVER_PORTS', '80a', 'APP_SERVER_PORTS is "80a"; it must be a list of ports.'],
    [
      'FRAME_ANCESTORS',
      'https://app.example; script-src *',
      'FRAME_ANCESTORS is "https://app.example; script-src *"; it must be a list of origins such as https://app.example.',
    ],
    [
      'EXTERNAL_WIDGETS',
      '{"1":"x"}',
      'EXTERNAL_WIDGETS is "{\\"1\\":\\"x\\"}"; it must be JSON such as {"1":"https://widgets.example/{id}"}.',
    ],
    ['DARK_MODE', 'maybe', 'DARK_MODE is "maybe"; it must be one of on, off.'],
  ])('%s=%s are refused in one sentence', (name, value, sentence) => {
    expect(faultOf({ [name]: value })).toBe(sentence);
  });

  it('want a secret of their own outside the demo', () => {
    expect(faultOf({ CONTENT_API_URL: 'https://cms.example/api' })).toMatch(
      /^SESSION_SECRET is not set; it must be /,
    );
    expect(
      faultOf({ CONTENT_API_URL: 'https://cms.example/api', SESSION_SECRET: 'a-secret-of-its-own' }),
    ).toBe('');
  });

  it('treat an empty value as unset', () => {
    expect(parseAppSettings({ PORT: '', CONTENT_API_URL: ' ' }).PORT).toBe(3000);
  });

  it('name a default language only among the supported ones', () => {
    expect(faultOf({ SUPPORTED_LANGUAGES: 'en' })).toContain('DEFAULT_LANGUAGE');
  });
});
