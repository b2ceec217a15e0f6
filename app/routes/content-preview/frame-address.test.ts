import { describe, expect, it } from 'vitest';
import { DEVICES, deviceNamed } from './devices.ts';
import { frameAddress } from './frame-address.ts';

describe('the frame’s URL', () => {
  it.each([
    ['the start page', '', 'token=t', '/?token=t'],
    [
      'a page',
      'heute/sport',
      'token=t&date=2026-11-20T06%3A00',
      '/heute/sport?token=t&date=2026-11-20T06%3A00',
    ],
    ['a level with special characters', 'heute/50 % #1?', 'token=t', '/heute/50%20%25%20%231%3F?token=t'],
    ['without what belongs to the preview page', 'linie', 'token=t&device=ipad&at=x', '/linie?token=t'],
    ['with what belongs to the page', 'archivsuche', 'token=t&q=Bahn', '/archivsuche?token=t&q=Bahn'],
  ])('is %s', (_, path, query, address) => {
    expect(frameAddress(path, new URLSearchParams(query))).toBe(address);
  });

  it.each(['//evil.example', '/\\evil.example', '\\\\evil.example', '///evil.example/x'])(
    'stays on our own origin for %s',
    (path) => {
      const address = new URL(frameAddress(path, new URLSearchParams('token=t')), 'https://kachel.example');
      expect(address.origin).toBe('https://kachel.example');
    },
  );

  it('never frames the preview itself', () => {
    expect(frameAddress('wp-preview/linie', new URLSearchParams('token=t'))).toBe('/?token=t');
  });
});

describe('a device', () => {
  it('is one of eight', () => {
    expect(DEVICES.map(({ name, width, height }) => `${name} ${width}x${height}`)).toEqual([
      'iPhone 5/SE 320x568',
      'iPhone 6/7/8 375x667',
      'iPhone 6/7/8 Plus 414x736',
      'iPad 768x1024',
      'iPad landscape 1024x768',
      'Android phone 360x740',
      'Android tab 576x1024',
      'Android tab landscape 1024x576',
    ]);
  });

  it.each([[null], ['nokia'], ['']])('that is unknown (%s) falls back to the default', (id) => {
    expect(deviceNamed(id)).toMatchObject({ width: 375, height: 667 });
  });
});
