import { Counter, Gauge, type Registry } from 'prom-client';
import { withTimeout } from '#app/contract/with-timeout.ts';

/** Reads current values by label value, at each scrape. */
type ReadGauge = () => Promise<Record<string, number>> | Record<string, number>;

interface NamedGauge {
  name: string;
  help: string;
  label: string;
}

type Kind = typeof Gauge<string> | typeof Counter<string>;

function adding(Kind: Kind) {
  return (registry: Registry, { name, help, label }: NamedGauge, read: ReadGauge): void => {
    new Kind({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        this.reset();
        for (const [value, number] of Object.entries(await read())) this.inc({ [label]: value }, number);
      },
    });
  };
}

export const addGauge = adding(Gauge);

/** A counter whose total is maintained elsewhere and read at each scrape. */
export const addCounter = adding(Counter);

/** A check that takes longer counts as down, so that the scrape doesn't time out. */
export const TIMEOUT_MS = 1500;

/** `kachel_…_up`: 1 while a shared dependency answers. */
export function addDependency(registry: Registry, name: string, answers: () => Promise<boolean>): void {
  const up = { name: `kachel_${name}_up`, help: `1 while the ${name} answers`, label: 'state' };
  addGauge(registry, up, async () => ({
    up: Number(
      await withTimeout(
        answers().catch(() => false),
        TIMEOUT_MS,
        false,
      ),
    ),
  }));
}
