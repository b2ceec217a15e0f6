import { expect, it } from 'vitest';
import { shareHref } from './share-targets.ts';

const shared = { url: 'https://stadt.example/beitrag/101-a', title: 'Tram & Bus?', mailText: 'Gelesen:' };

it.each([
  ['facebook', 'https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fstadt.example%2Fbeitrag%2F101-a'],
  [
    'x',
    'https://x.com/intent/post?url=https%3A%2F%2Fstadt.example%2Fbeitrag%2F101-a&text=Tram%20%26%20Bus%3F',
  ],
  ['whatsapp', 'https://wa.me/?text=Tram%20%26%20Bus%3F%20https%3A%2F%2Fstadt.example%2Fbeitrag%2F101-a'],
  [
    'mail',
    'mailto:?subject=Tram%20%26%20Bus%3F&body=Gelesen%3A%0A%0ATram%20%26%20Bus%3F%0Ahttps%3A%2F%2Fstadt.example%2Fbeitrag%2F101-a',
  ],
] as const)('sharing by %s is a plain address', (target, expected) => {
  expect(shareHref(target, shared)).toBe(expected);
});
