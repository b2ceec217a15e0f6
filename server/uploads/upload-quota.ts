import { statfs } from 'node:fs/promises';
import { LRUCache } from 'lru-cache';
import { RATE_LIMITS } from '#app/contract/limits.ts';
import { networksOf, newBrowserLimit, type SharedNetwork } from '#app/contract/network-of.ts';
import { DRAFT_LIFETIME_MS, UPLOAD_RULES } from '#app/contract/upload-rules.ts';
import { errorAnswer, Refusal } from '../kernel/submission-answers.ts';

const MB = 1024 * 1024;
/** Free disk space reserved for the database. */
export const MIN_FREE_BYTES = 512 * MB;
/**
 * Two pictures at a time may be encoded again, each into a temporary copy. The first try at a PNG can take up to 204 MB
 * for a second, out of MIN_FREE_BYTES.
 */
const COPIES_BYTES = 2 * UPLOAD_RULES.image.maxBytes;
/** Reserved at a time, as a file arrives: a client may announce any length and send nothing. */
export const STEP_BYTES = 256 * 1024;
/**
 * Per network (IPv4 address or IPv6 /64) in half an hour; a full tram may share one: 40 videos of 50 MB or 200 pictures
 * of 10 MB.
 */
export const MAX_PER_ADDRESS_BYTES = 2048 * MB;
const MAX_ADDRESSES = 10_000;

/** Thrown where the disk is nearly full. */
export class DiskFull extends Error {
  readonly code = 'ENOSPC';
  constructor(
    readonly freeBytes: number,
    readonly neededBytes: number,
  ) {
    super('The disk takes no file.');
  }
}

/** Thrown where the network's limit is reached. */
export class QuotaReached extends Refusal {
  constructor() {
    super(errorAnswer('TRY LATER'), 429, DRAFT_LIFETIME_MS / 1000);
  }
}

/** The space of one file. */
export interface Reservation {
  /** Call before the bytes are written. Throws DiskFull, QuotaReached, or the error of a disk that doesn't answer. */
  add(bytes: number): Promise<void>;
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
 * Disk space is reserved before bytes are written and released after the upload, so that parallel uploads together
 * never use the reserve. Reserved bytes that are already written count twice until then: the estimate errs on the safe
 * side.
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

  reserve(folder: string, address: string): Reservation {
    const factor = newBrowserLimit(address, this.networks) / RATE_LIMITS.newBrowser.points;
    const networks = networksOf(address, this.networks).map(([network, multiple]) => {
      const used = this.used.get(network) ?? { bytes: 0 };
      if (used.bytes === 0) this.used.set(network, used);
      return { used, most: multiple * factor * MAX_PER_ADDRESS_BYTES };
    });
    let added = 0;
    let reserved = 0;
    return {
      add: async (bytes) => {
        added += bytes;
        if (added <= reserved) return;
        const step = Math.max(STEP_BYTES, added - reserved);
        const free = await this.freeBytes(folder);
        // Synchronous from here on, so that no other upload can reserve in between.
        const needed = MIN_FREE_BYTES + COPIES_BYTES + reservedBytes + step;
        if (free < needed) throw new DiskFull(free, needed);
        if (networks.some(({ used, most }) => used.bytes + step > most)) throw new QuotaReached();
        for (const { used } of networks) used.bytes += step;
        reservedBytes += step;
        reserved += step;
      },
      release(keptBytes) {
        for (const { used } of networks) used.bytes -= reserved - keptBytes;
        reservedBytes -= reserved;
      },
    };
  }
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
