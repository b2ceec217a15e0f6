import { statfs } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { RATE_LIMITS } from '#app/contract/limits.ts';
import { networksOf, newBrowserLimit, type SharedNetwork } from '#app/contract/network-of.ts';
import { DRAFT_LIFETIME_MS, UPLOAD_RULES } from '#app/contract/upload-rules.ts';
import { errorCode } from '../kernel/fault-report.ts';

const MB = 1024 * 1024;
/** Free disk space reserved for the database. */
export const MIN_FREE_BYTES = 512 * MB;
/**
 * Per network (IPv4 address or IPv6 /64) in half an hour; a full tram may share one: 40 videos of 50 MB or 200 pictures
 * of 10 MB.
 */
export const MAX_PER_ADDRESS_BYTES = 2048 * MB;
const MAX_ADDRESSES = 10_000;

/** Why the disk takes no file: the error's code and, if it is nearly full, the free and the needed bytes. */
export interface NoRoom {
  code: string;
  freeBytes?: number;
  neededBytes?: number;
}

export interface Reservation {
  /** Releases the reserved bytes that are not stored. */
  release(keptBytes: number): void;
}

interface UploadQuotaOptions {
  networks?: readonly SharedNetwork[];
  freeBytes?: (folder: string) => Promise<number>;
  now?: () => number;
}

/** Bytes reserved by running uploads of this process; shared by host and content service. */
let reservedBytes = 0;

/**
 * Disk space is reserved before an upload and released after it, so that parallel uploads together never use the
 * reserve. Reserved bytes that are already written count twice until then: the estimate errs on the safe side.
 */
export class UploadQuota {
  private readonly used: LRUCache<string, { bytes: number }>;
  private readonly freeBytes: (folder: string) => Promise<number>;
  private readonly networks: readonly SharedNetwork[];

  /** `networks`: VEHICLE_NETWORKS. */
  constructor({ networks = [], freeBytes = freeBytesOf, now = () => performance.now() }: UploadQuotaOptions) {
    this.networks = networks;
    this.freeBytes = freeBytes;
    this.used = new LRUCache({
      max: MAX_ADDRESSES,
      ttl: DRAFT_LIFETIME_MS,
      // Without it an address would stay in memory until it is looked up again.
      ttlAutopurge: true,
      perf: { now },
      ttlResolution: 0,
    });
  }

  /**
   * Reserves space for the upload, plus a temporary copy in case a picture is encoded again. Otherwise says why none is
   * accepted: the disk doesn't take it, or the network's limit ('QUOTA') is reached.
   */
  async reserve(folder: string, address: string, coming: number): Promise<Reservation | NoRoom | 'QUOTA'> {
    const bytes = coming + UPLOAD_RULES.image.maxBytes;
    const free = await this.freeBytes(folder).catch((error: unknown) => errorCode(error) ?? 'UNKNOWN');
    if (typeof free === 'string') return { code: free };
    // Synchronous from here on, so that no other upload can reserve in between.
    const needed = MIN_FREE_BYTES + reservedBytes + bytes;
    if (free < needed) return { code: 'ENOSPC', freeBytes: free, neededBytes: needed };
    const factor = newBrowserLimit(address, this.networks) / RATE_LIMITS.newBrowser.points;
    const networks = networksOf(address).map(([network, multiple]) => {
      const used = this.used.get(network) ?? { bytes: 0 };
      return { network, used, most: multiple * factor * MAX_PER_ADDRESS_BYTES };
    });
    if (networks.some(({ used, most }) => used.bytes + bytes > most)) return 'QUOTA';
    for (const { network, used } of networks) {
      if (used.bytes === 0) this.used.set(network, used);
      used.bytes += bytes;
    }
    reservedBytes += bytes;
    return {
      release(keptBytes) {
        for (const { used } of networks) used.bytes -= bytes - keptBytes;
        reservedBytes -= bytes;
      },
    };
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
