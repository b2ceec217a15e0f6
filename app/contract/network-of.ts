import { LARGER_NETWORKS, RATE_LIMITS } from './limits.ts';

type Bits = 48 | 56 | 64;

/** IPv4 without its prefix in IPv6. */
function bareAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}

export function isLoopback(address: string): boolean {
  return address === '::1' || bareAddress(address).startsWith('127.');
}

/** Rate-limit key: the IPv4 address, or the IPv6 /64, which one subscriber usually owns. */
export function networkOf(address: string, bits: Bits = 64): string {
  const bare = bareAddress(address);
  if (!bare.includes(':')) return bare;
  const groups = groupsOf(bare).slice(0, 4);
  if (bits === 64) return groups.join(':');
  const [, , , fourth = '0'] = groups;
  const masked = bits === 48 ? 0 : Number.parseInt(fourth, 16) & 0xff00;
  return [...groups.slice(0, 3), masked.toString(16)].join(':');
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  if (tail === undefined) return groups(head);
  const zeros = Array<string>(Math.max(0, 8 - groups(head).length - groups(tail).length)).fill('0');
  return [...groups(head), ...zeros, ...groups(tail)];
}

/**
 * All networks that an address is counted in, smallest first, each with its multiple of the smallest one's limit. In
 * `vehicles` (VEHICLE_NETWORKS) each /64 is a vehicle, and larger networks are the operator's whole fleet.
 */
export function networksOf(
  address: string,
  vehicles: readonly SharedNetwork[] = [],
): Array<readonly [network: string, multiple: number]> {
  const own = networkOf(address);
  if (!own.includes(':') || ridersBehind(address, vehicles) !== null) return [[own, 1]];
  return [
    [own, 1],
    ...LARGER_NETWORKS.map(([bits, multiple]) => [`${networkOf(address, bits)}/${bits}`, multiple] as const),
  ];
}

/** The largest network of one owner: the IPv4 address or the /48, which has 65,536 /64s; in `vehicles` the /64. */
export function ownerOf(address: string, vehicles: readonly SharedNetwork[]): string {
  return networkOf(address, ridersBehind(address, vehicles) === null ? 48 : 64);
}

/** Networks where many riders share an address: a vehicle's Wi-Fi or a carrier's NAT. */
export interface SharedNetwork {
  /** The network's prefix in binary digits. */
  bits: string;
  /** Number of riders behind one of its addresses. */
  riders: number;
}

/** Parses '198.51.100.0/24=180'. */
export function parseSharedNetwork(text: string): SharedNetwork | null {
  const [, address = '', length, riders = ''] =
    /^([\da-f.:]+)(?:\/(\d{1,3}))?=([1-9]\d{0,5})$/i.exec(text) ?? [];
  const bits = bitsOf(address);
  if (bits === null || Number(length ?? bits.length) > bits.length) return null;
  return { bits: bits.slice(0, Number(length ?? bits.length)), riders: Number(riders) };
}

/** Number of riders behind the address; null if it is in none of the networks. */
export function ridersBehind(address: string, networks: readonly SharedNetwork[]): number | null {
  const bits = bitsOf(bareAddress(address));
  // The most specific network wins.
  const [nearest] = networks
    .filter((network) => bits?.startsWith(network.bits))
    .sort((one, other) => other.bits.length - one.bits.length);
  return nearest?.riders ?? null;
}

/** Limit of new browsers per address: a full tram's, or three per rider in a configured network. */
export function newBrowserLimit(address: string, networks: readonly SharedNetwork[]): number {
  return Math.max(RATE_LIMITS.newBrowser.points, 3 * (ridersBehind(address, networks) ?? 0));
}

/** The address as 32 or 128 binary digits; null if invalid. */
function bitsOf(address: string): string | null {
  if (!address.includes(':')) {
    const bytes = address.split('.');
    const isAddress =
      bytes.length === 4 && bytes.every((byte) => /^\d{1,3}$/.test(byte) && Number(byte) < 256);
    return isAddress ? bytes.map((byte) => Number(byte).toString(2).padStart(8, '0')).join('') : null;
  }
  const groups = groupsOf(address);
  if (
    address.split('::').length > 2 ||
    groups.length !== 8 ||
    groups.some((group) => !/^[\da-f]{1,4}$/i.test(group))
  )
    return null;
  return groups.map((group) => Number.parseInt(group, 16).toString(2).padStart(16, '0')).join('');
}
