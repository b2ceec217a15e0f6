import { Counter, Gauge, type Registry } from 'prom-client';

/** A number of each of a label's values, read when somebody asks. */
type Standing = () => Promise<Record<string, number>> | Record<string, number>;

interface Named {
  name: string;
  help: string;
  label: string;
}

type Kind = typeof Gauge<string> | typeof Counter<string>;

function adding(Kind: Kind) {
  return (registry: Registry, { name, help, label }: Named, read: Standing): void => {
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

/** Of what is counted elsewhere. */
export const addCounter = adding(Counter);
