import { statfs } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { RATE_LIMITS } from '#app/contract/limits.ts';
import { networksOf, newBrowsersFrom, type SharedNetwork } from '#app/contract/network-of.ts';
import { KEPT_BEFORE_SAVE_MS, MAX_BYTES } from './upload-limits.ts';

const MB = 1024 * 1024;
/** The database needs the disk more. */
export const MIN_FREE_BYTES = 512 * MB;
/** In half an hour from one network (an IPv4 address or an IPv6 /64) with a full tram behind it: forty films, or some hundred pictures. */
export const MOST_PER_ADDRESS_BYTES = 2048 * MB;
const MOST_ADDRESSES = 10_000;

/** Why nothing more is taken: the disk is nearly full, or one address has sent enough for now. */
export type NoRoom = 'NO ROOM' | 'QUOTA';

export interface Place {
  bytes: number;
  /** Gives back what is not kept. */
  release(keptBytes: number): void;
}

interface UploadRoomOptions {
  networks?: readonly SharedNetwork[];
  freeBytes?: (folder: string) => Promise<number>;
  now?: () => number;
}

/** What is promised to uploads of this process and may not yet be on the disk; host and service share it. */
let promised = 0;

/**
 * Room is promised before a file is taken and given back afterwards, so that however many come at once none of them
 * reaches into the reserve. What is promised and already written counts twice until then: rather too little than too much.
 */
export class UploadRoom {
  private readonly used: LRUCache<string, { bytes: number }>;
  private readonly freeBytes: (folder: string) => Promise<number>;
  private readonly networks: readonly SharedNetwork[];

  /** `networks`: VEHICLE_NETWORKS. */
  constructor({ networks = [], freeBytes = freeBytesOf, now = Date.now }: UploadRoomOptions = {}) {
    this.networks = networks;
    this.freeBytes = freeBytes;
    this.used = new LRUCache({
      max: MOST_ADDRESSES,
      ttl: KEPT_BEFORE_SAVE_MS,
      perf: { now },
      ttlResolution: 0,
    });
  }

  /** Room for what comes and, beside it, a picture drawn anew. */
  async reserve(folder: string, address: string, coming: number): Promise<Place | NoRoom> {
    const bytes = coming + MAX_BYTES.image;
    const free = await this.freeBytes(folder).catch(() => 0);
    // From here on nobody comes in between.
    if (free - promised - bytes < MIN_FREE_BYTES) return 'NO ROOM';
    const trams = newBrowsersFrom(address, this.networks) / RATE_LIMITS.newBrowser.points;
    const networks = networksOf(address).map(([network, multiple]) => {
      const used = this.used.get(network) ?? { bytes: 0 };
      return { network, used, most: multiple * trams * MOST_PER_ADDRESS_BYTES };
    });
    if (networks.some(({ used, most }) => used.bytes + bytes > most)) return 'QUOTA';
    for (const { network, used } of networks) {
      if (used.bytes === 0) this.used.set(network, used);
      used.bytes += bytes;
    }
    promised += bytes;
    return {
      bytes,
      release(keptBytes) {
        for (const { used } of networks) used.bytes -= bytes - keptBytes;
        promised -= bytes;
      },
    };
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
