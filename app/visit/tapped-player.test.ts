import { expect, it } from 'vitest';
import { visitTo } from '#tests/support/visit.ts';
import { requestContextOf } from './request-context.server.ts';

const OURS = 'http://localhost:3000';
const ADDRESS = '/beitrag/106?play=5';
const site = (value: string, more: Record<string, string> = {}) => ({ 'Sec-Fetch-Site': value, ...more });

/** The player that the page loads, or the redirect's target. */
function answer(headers: Record<string, string>, address = ADDRESS, method = 'GET'): string | null {
  try {
    return requestContextOf(new Request(OURS + address, { method, headers }), {}).page.play;
  } catch (thrown) {
    const { status, headers: sent } = thrown as Response;
    return `${status} ${sent.get('Location')} ${sent.get('Cache-Control')}`;
  }
}

it.each([
  ['tapped', site('same-origin', { Referer: `${OURS}/beitrag/106` })],
  ['tapped beside another player', site('same-origin', { Referer: `${OURS}/beitrag/106?play=7` })],
  ['tapped by a rider who sends no Referer', site('same-origin', { 'Sec-Fetch-Mode': 'navigate' })],
  ['tapped again by the worker', site('same-origin', { Referer: `${OURS}/sw.js` })],
  ['loaded again after a decision about cookies', site('same-origin', { Referer: OURS + ADDRESS })],
  ['tapped in an old browser', { Referer: `${OURS}/beitrag/106` }],
  ['tapped in an old browser that sends no Referer', {}],
])('a player’s link that is %s loads the player', (_, headers) => {
  expect(answer(headers)).toBe('5');
});

it.each([
  ['followed on another site', site('cross-site', { Referer: 'https://messages.example/' })],
  ['followed on a neighbouring host', site('same-site', { Referer: 'http://localhost:4000/' })],
  ['typed or saved', site('none')],
  ['followed on another site in an old browser', { Referer: 'https://messages.example/' }],
])('a player’s address that is %s leads to the page without the player', (_, headers) => {
  expect(answer(headers)).toBe('302 /beitrag/106 no-store');
});

it('the page without the player keeps what else its address says', () => {
  expect(answer(site('none'), '/beitrag/106?lang=en&play=5&text=on')).toBe(
    '302 /beitrag/106?lang=en&text=on no-store',
  );
  expect(answer(site('none'), '/beitrag/106?photo=1')).toBeNull();
  expect(answer(site('none'), '/refused?play=5')).toBe('5');
});

it('a form’s result is not lost to the redirect: the loaders that run after its action have its context', () => {
  const headers = site('same-origin', { Referer: OURS + ADDRESS });
  const context = {};
  expect(requestContextOf(new Request(OURS + ADDRESS, { method: 'POST', headers }), context).page.play).toBe(
    '5',
  );
  expect(requestContextOf(new Request(OURS + ADDRESS, { headers }), context).page.play).toBe('5');
});

it('a form is never redirected, or it would be lost', () => {
  expect(answer(site('none'), ADDRESS, 'POST')).toBe('5');
});

it('neither page is cached', () => {
  for (const fetchSite of ['same-origin', 'none'])
    expect(visitTo(OURS + ADDRESS, { fetchSite }).cache).toBeNull();
});
