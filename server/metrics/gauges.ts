import { Counter, Gauge, type Registry } from 'prom-client';
import { withTimeout } from '#app/contract/with-timeout.ts';

interface ReadMetric {
  name: string;
  help: string;
  label: string;
  /** Current values by label value, read at each scrape. */
  read: () => Promise<Record<string, number>> | Record<string, number>;
}

function adding(Kind: typeof Gauge<string> | typeof Counter<string>) {
  return (registry: Registry, { name, help, label, read }: ReadMetric): void => {
    new Kind({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        const values = await read();
        // Only now: another scrape may have been answered meanwhile.
        this.reset();
        for (const [value, number] of Object.entries(values)) this.inc({ [label]: value }, number);
      },
    });
  };
}

export const addGauge = adding(Gauge);

/** A counter whose total is maintained elsewhere and read at each scrape. */
export const addCounter = adding(Counter);

/** What takes longer counts as failed, so that the scrape doesn't time out. */
export const TIMEOUT_MS = 1500;

/** Undefined where it fails or takes too long. */
export function inTime<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
  const unknown = () => undefined;
  return withTimeout<Value | undefined>(read().catch(unknown), TIMEOUT_MS, undefined);
}

/** `kachel_…_up`: 1 while a shared dependency answers. */
export function addDependency(registry: Registry, name: string, answers: () => Promise<boolean>): void {
  addGauge(registry, {
    name: `kachel_${name}_up`,
    help: `1 while the ${name} answers`,
    label: 'state',
    read: async () => ({ up: Number((await inTime(answers)) === true) }),
  });
}
