import { performance } from 'node:perf_hooks';

/** So many pages are made at a time: enough to wait for content together, few enough that the process stays awake. */
const AT_ONCE = 16;
/** Nobody waits longer before his page is begun; who would have to is told at once. */
const PATIENCE_MS = 900;

interface Waiting {
  since: number;
  begin: () => void;
  refuse: (reason: Busy) => void;
}

/** More is asked than can be made. */
export class Busy extends Error {
  constructor() {
    super('more pages are asked for than can be made');
    this.name = 'Busy';
  }
}

export interface PageGate {
  /** Runs the making of a page as soon as there is room; rejects with Busy where that would take too long. */
  run<Made>(make: () => Promise<Made>): Promise<Made>;
  counts(): { running: number; waiting: number; refused: number };
}

export function pageGate(now: () => number = () => performance.now()): PageGate {
  const waiting: Waiting[] = [];
  let running = 0;
  let refused = 0;
  /** How far apart pages are done while they come one after another. */
  let pace = 5;
  let lastDone = now();

  function refuse(one: Waiting): void {
    refused += 1;
    one.refuse(new Busy());
  }

  function next(): void {
    const present = now();
    while (running < AT_ONCE) {
      const one = waiting.shift();
      if (!one) return;
      if (present - one.since > PATIENCE_MS) refuse(one);
      else one.begin();
    }
  }

  function done(): void {
    const present = now();
    pace = pace * 0.9 + Math.min(present - lastDone, PATIENCE_MS) * 0.1;
    lastDone = present;
    running -= 1;
    next();
  }

  async function begun<Made>(make: () => Promise<Made>): Promise<Made> {
    if (running === 0) lastDone = now();
    running += 1;
    try {
      return await make();
    } finally {
      done();
    }
  }

  return {
    run(make) {
      if (running < AT_ONCE) return begun(make);
      return new Promise((resolve, reject) => {
        const one: Waiting = {
          since: now(),
          begin: () => void begun(make).then(resolve, reject),
          refuse: reject,
        };
        if (waiting.length * pace > PATIENCE_MS) refuse(one);
        else waiting.push(one);
      });
    },
    counts: () => ({ running, waiting: waiting.length, refused }),
  };
}
