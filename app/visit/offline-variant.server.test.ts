import { expect, it } from 'vitest';
import { offlineVariant } from './offline-variant.server.ts';
import { requestContextOf } from './request-context.server.ts';

it.each([
  ['a page', '/', 'lang=de&consent=undecided&zone=Europe%2FBerlin'],
  ['a page in the app', '/?channel=app', 'lang=de&consent=undecided&zone=Europe%2FBerlin&app=on&channel=app'],
  ['a search', '/archivsuche?q=geheim', null],
  ['a vehicle screen', '/?channel=screen', null],
])('%s, %s, is stored as %s', (_, address, variant) => {
  const { visit, page } = requestContextOf(new Request(new URL(address, 'http://localhost:3000')), {});
  expect(offlineVariant(visit, page)).toBe(variant);
});
