import { Counter, Gauge, type Registry } from 'prom-client';

/** A number of each of a label's values, read when somebody asks. */
export type Standing = () => Promise<Record<string, number>> | Record<string, number>;

interface Named {
  name: string;
  help: string;
  label: string;
}

export function addGauge(registry: Registry, { name, help, label }: Named, read: Standing): void {
  new Gauge({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [value, number] of Object.entries(await read())) this.set({ [label]: value }, number);
    },
  });
}

/** Of what is counted elsewhere. */
export function addCounter(registry: Registry, { name, help, label }: Named, read: Standing): void {
  new Counter({
    name,
    help,
    labelNames: [label],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [value, number] of Object.entries(await read())) this.inc({ [label]: value }, number);
    },
  });
}
