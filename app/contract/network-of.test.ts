import { describe, expect, it } from 'vitest';
import { networkOf, networksOf, ownerOf, parseSharedNetwork, ridersBehind } from './network-of.ts';

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['::FFFF:203.0.113.7', '203.0.113.7'],
  ])('%s is in the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each([
    ['2001:db8:1:abcd::5', 56, '2001:db8:1:ab00'],
    ['2001:db8:1:abcd::5', 48, '2001:db8:1:0'],
    ['2001:db8:1::5', 56, '2001:db8:1:0'],
    ['203.0.113.7', 48, '203.0.113.7'],
  ] as const)('%s is in the /%i network %s', (address, bits, network) => {
    expect(networkOf(address, bits)).toBe(network);
  });
});

describe('networks whose riders share an address', () => {
  it.each([
    '198.51.100.0/24',
    '198.51.100.0=0',
    '198.51.100.0/33=5',
    '2001:db8::/129=5',
    '1.2.3=5',
    '1.2.3.400=5',
    '1.2.3.=5',
    'a::b::c=5',
    'a:b:c:d:e:f:1:2:3=5',
    'a:b:c:d:e:f:1=5',
    '::1.2.3.4=5',
  ])('%s is invalid', (text) => {
    expect(parseSharedNetwork(text)).toBeNull();
  });

  const networks = [
    '198.51.100.0/24=180',
    '198.51.100.128/25=40',
    '203.0.113.9=12',
    '2001:db8:5::/48=300',
  ].map((text) => parseSharedNetwork(text) ?? expect.fail(text));
  it.each([
    ['198.51.100.7', 180],
    ['198.51.100.200', 40],
    ['::ffff:198.51.100.7', 180],
    ['198.51.101.7', null],
    ['203.0.113.9', 12],
    ['203.0.113.90', null],
    ['2001:db8:5:ffff::1', 300],
    ['2001:0db8:0005::1', 300],
    ['2001:db8:50::1', null],
    ['', null],
    ['nonsense', null],
  ])('%s is shared by %s riders', (address, riders) => {
    expect(ridersBehind(address, networks)).toBe(riders);
  });

  it.each([
    ['2001:db8:5:1::7', ['2001:db8:5:1'], '2001:db8:5:1'],
    ['2001:db8:6:1ab::7', ['2001:db8:6:1ab', '2001:db8:6:100/56', '2001:db8:6:0/48'], '2001:db8:6:0'],
    ['198.51.100.7', ['198.51.100.7'], '198.51.100.7'],
    ['192.0.2.1', ['192.0.2.1'], '192.0.2.1'],
  ])('%s counts in %j and belongs to %s', (address, counted, owner) => {
    expect(networksOf(address, networks).map(([network]) => network)).toEqual(counted);
    expect(ownerOf(address, networks)).toBe(owner);
  });
});
