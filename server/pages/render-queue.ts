import { performance } from 'node:perf_hooks';
import { networkOf } from '#app/contract/network-of.ts';
import { FairQueue } from '../kernel/fair-queue.ts';

/** Concurrent renders: enough to overlap their waits for content, few enough to keep the event loop responsive. */
const AT_ONCE = 16;
/** A render that takes longer is waiting for something else; its slot is given to the next. */
const LONGEST_WORK_MS = 1000;
/** Longest wait in the queue under load; a request that would wait longer is refused at once. */
const MAX_WAIT_MS = 900;
/** A shorter queue is never refused: any delay then comes from a blocked event loop, not from load. */
const LONG_QUEUE = AT_ONCE;
/** Limit of posts, of all networks, that would run before another one; it gets 503. */
const MAX_SENT_AHEAD = 1000;

interface Waiting {
  since: number;
  begin: () => void;
  refuse: (reason: Error) => void;
}

const busy = () => new Error('more pages are requested than can be rendered');

export type RenderQueue = ReturnType<typeof newRenderQueue>;

/**
 * Starts at most one render per event-loop turn, so that cached responses never queue behind renders. `noTimeLimit` is
 * for posts, which are refused only for MAX_SENT_AHEAD.
 */
export function newRenderQueue({ noTimeLimit = false, now = () => performance.now() } = {}) {
  const waiting = new FairQueue<Waiting>();
  let running = 0;
  let yielding = false;
  /** Average time between two finished renders while the queue is busy. */
  let pace = 5;
  let lastDone = now();

  function yieldToEventLoop(): void {
    yielding = true;
    setImmediate(() => {
      yielding = false;
      next();
    });
  }

  function next(): void {
    while (running < AT_ONCE && !yielding) {
      const one = waiting.shift();
      if (!one) return;
      if (!noTimeLimit && waiting.size >= LONG_QUEUE && now() - one.since > MAX_WAIT_MS) one.refuse(busy());
      else one.begin();
    }
  }

  function done(): void {
    const present = now();
    pace = pace * 0.9 + Math.min(present - lastDone, MAX_WAIT_MS) * 0.1;
    lastDone = present;
    running -= 1;
    next();
  }

  async function startRender<Made>(make: () => Promise<Made>): Promise<Made> {
    if (running === 0) lastDone = now();
    running += 1;
    yieldToEventLoop();
    let over = false;
    const end = () => {
      if (!over) done();
      over = true;
    };
    const timer = setTimeout(end, LONGEST_WORK_MS);
    try {
      return await make();
    } finally {
      clearTimeout(timer);
      end();
    }
  }

  function isTooLong(ahead: number): boolean {
    return noTimeLimit ? ahead > MAX_SENT_AHEAD : ahead * pace > MAX_WAIT_MS;
  }

  return {
    /** Runs a render as soon as there is a slot; rejects if that would take too long. */
    run<Made>(make: () => Promise<Made>, address = ''): Promise<Made> {
      if (running < AT_ONCE && waiting.size === 0 && !yielding) return startRender(make);
      return new Promise((resolve, reject) => {
        const one: Waiting = {
          since: now(),
          begin: () => void startRender(make).then(resolve, reject),
          refuse: reject,
        };
        const network = networkOf(address);
        if (isTooLong(waiting.ahead(network))) one.refuse(busy());
        else waiting.push(network, one);
        next();
      });
    },
    counts: () => ({ running, waiting: waiting.size }),
  };
}
