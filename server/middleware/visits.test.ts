import type { Request, Response } from 'express';
import { expect, it, vi } from 'vitest';
import type { RawRequest } from '#app/config/hosted-app.ts';
import { refusedTarget, visitsBy } from './visits.ts';

const read = vi.fn(({ origin, target }: RawRequest) => ({
  origin,
  path: target,
  screen: null,
  cookies: {},
  cache: null,
}));
const visitFor = visitsBy(read);

function asking(refusal?: number): [Request, Response] {
  const url = '/linie?lang=en';
  const locals = { origin: 'https://tram.example', refusal };
  return [{ url, originalUrl: url, headers: {} } as Request, { locals } as unknown as Response];
}

it.each([
  ['a request', undefined, '/linie?lang=en'],
  ['one that is refused', 403, '/refused?lang=en'],
])('%s is read once, for all who use it', (_, refusal, path) => {
  read.mockClear();
  const [request, response] = asking(refusal);
  const visits = [1, 2, 3].map(() => visitFor(request, response));
  expect(visits.map((visit) => visit?.path)).toEqual([path, path, path]);
  expect(read).toHaveBeenCalledTimes(1);
});

it('hands on where a link was followed', () => {
  read.mockClear();
  const [request, response] = asking();
  request.headers['sec-fetch-site'] = 'cross-site';
  visitFor(request, response);
  expect(read.mock.calls[0]?.[0].fetchSite).toBe('cross-site');
});

it('a refused request gets the visit of its refusal page', () => {
  const [request, response] = asking();
  request.visit = { origin: 'https://tram.example', path: '/linie', screen: null, cookies: {}, cache: null };
  expect(visitFor(request, response)?.path).toBe('/linie');
  response.locals.refusal = 405;
  expect(visitFor(request, response)?.path).toBe('/refused?lang=en');
});

it.each([
  ['/x.data', '/refused'],
  ['/linie?lang=en&text=on', '/refused?lang=en&text=on'],
  ['/archiv?_data=root&day=x&lang=en', '/refused?lang=en'],
])('the refusal page of %s is %s', (target, refused) => {
  expect(refusedTarget(target)).toBe(refused);
});
