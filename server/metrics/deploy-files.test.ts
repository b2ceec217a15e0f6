import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { pageGate } from '../http/page-gate.ts';
import { createMeters } from './meters.ts';
import { addContentStandings } from './watch-content.ts';
import { addStandings } from './watch-host.ts';

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const dashboard = read('grafana-dashboard.json');
const alerts = read('alerts.yaml');

describe('what is shown and what alarms', () => {
  let names: Set<string>;

  beforeAll(async () => {
    const { registry } = createMeters();
    const standing = new Registry();
    addStandings(standing, { gate: pageGate(), pages: null, hosted: null });
    addContentStandings(standing, null);
    const metrics = [...(await registry.getMetricsAsJSON()), ...(await standing.getMetricsAsJSON())];
    names = new Set(metrics.map(({ name }) => name));
  });

  it.each([
    ['the dashboard', dashboard],
    ['an alarm', alerts],
  ])('is counted: %s', (_, text) => {
    const asked = text.match(/\b(?:kachel|nodejs|process)_\w+/g) ?? [];
    expect(asked.length).toBeGreaterThan(5);
    for (const name of asked) expect(names).toContain(name.replace(/_(?:bucket|count|sum)$/, ''));
  });

  it.each([...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name))('%s is explained', (name) => {
    expect(readFileSync('docs/operators.md', 'utf8')).toContain(`| \`${name}\` |`);
  });
});
