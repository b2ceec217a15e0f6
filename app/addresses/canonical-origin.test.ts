import { describe, expect, it } from 'vitest';
import { canonicalOrigin } from './canonical-origin.ts';

const pairs = ['kachel-online.example=kachel.example', 'localhost:3000=stadt.example'];

describe('canonicalOrigin', () => {
  it.each([
    ['the online host becomes the city host', 'https://kachel-online.example', 'https://kachel.example'],
    ['a port belongs to the host', 'http://localhost:3000', 'http://stadt.example'],
    ['the city host stays', 'https://kachel.example', 'https://kachel.example'],
    ['any other host stays', 'https://other.example:8443', 'https://other.example:8443'],
    ['nothing stays nothing', '', ''],
  ])('%s', (_, origin, canonical) => {
    expect(canonicalOrigin(origin, pairs)).toBe(canonical);
  });
});
