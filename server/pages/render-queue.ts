import { performance } from 'node:perf_hooks';
import { networkOf } from '#app/contract/network-of.ts';
import { FairQueue } from './fair-queue.ts';

/** So many pages are made at a time: enough to wait for content together, few enough that the process stays awake. */
const AT_ONCE = 16;
/** Who takes longer waits for somebody else, and keeps nobody from being begun. */
const LONGEST_WORK_MS = 1000;
/** In a crowd nobody waits longer before his page is begun; who would have to is told at once. */
const PATIENCE_MS = 900;
/** Fewer than these were late because the process was kept from running: what they wait for is begun at once now. */
const CROWD = AT_ONCE;
/** What riders send is taken whatever the crowd; only a script sends so much from one address at once. */
const MOST_SENT_AHEAD = 1000;

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

export interface RenderQueue {
  /** Runs the making of a page as soon as there is room; rejects with Busy where that would take too long. */
  run<Made>(make: () => Promise<Made>, whose?: string): Promise<Made>;
  counts(): { running: number; waiting: number };
}

interface GateOptions {
  /** Waits as long as it takes, as who sends a form does. */
  patient?: boolean;
  now?: () => number;
}

/**
 * One is begun in each turn of the event loop: between any two of them the process reads what came, and answers from
 * memory who only wants a page that is there.
 */
export function newRenderQueue({
  patient = false,
  now = () => performance.now(),
}: GateOptions = {}): RenderQueue {
  const waiting = new FairQueue<Waiting>();
  let running = 0;
  let turnTaken = false;
  /** How far apart pages are done while they come one after another. */
  let pace = 5;
  let lastDone = now();

  function takeTurn(): void {
    turnTaken = true;
    setImmediate(() => {
      turnTaken = false;
      next();
    });
  }

  function next(): void {
    while (running < AT_ONCE && !turnTaken) {
      const one = waiting.shift();
      if (!one) return;
      if (!patient && waiting.size >= CROWD && now() - one.since > PATIENCE_MS) one.refuse(new Busy());
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
    takeTurn();
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
    return patient ? ahead > MOST_SENT_AHEAD : ahead * pace > PATIENCE_MS;
  }

  return {
    run(make, address = '') {
      if (running < AT_ONCE && waiting.size === 0 && !turnTaken) return begun(make);
      return new Promise((resolve, reject) => {
        const one: Waiting = {
          since: now(),
          begin: () => void begun(make).then(resolve, reject),
          refuse: reject,
        };
        const whose = networkOf(address);
        if (isTooLong(waiting.ahead(whose))) one.refuse(new Busy());
        else waiting.push(whose, one);
        next();
      });
    },
    counts: () => ({ running, waiting: waiting.size }),
  };
}
