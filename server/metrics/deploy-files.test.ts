import { readFileSync } from 'node:fs';
import { Registry } from 'prom-client';
import { beforeAll, describe, expect, it } from 'vitest';
import { newRenderQueue } from '../pages/render-queue.ts';
import { addContentGauges } from './content-metrics.ts';
import { addHostGauges } from './host-metrics.ts';
import { createMeters } from './meters.ts';
import { routeOf } from './route-of.ts';

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const dashboard = read('grafana-dashboard.json');
const alerts = read('alerts.yaml');
const ruleOf = (name: string) => new RegExp(`alert: ${name}\\n\\s+expr: (.+)`).exec(alerts)?.[1] ?? '';

const noGauges = {
  connections: () => ({ busy: 0, idle: 0, awaited: 0 }),
  mailsWaiting: async () => 0,
  mailsLate: async () => 0,
  mailsGivenUp: async () => 0,
  mailsToFolder: async () => 0,
  databaseHeapBytes: async () => 0,
};

describe('the dashboard and the alarms', () => {
  let names: Set<string>;

  beforeAll(async () => {
    const { registry } = createMeters();
    const standing = new Registry();
    const contentReachable = async () => true;
    addHostGauges(standing, {
      renderQueue: newRenderQueue(),
      shed: { page: 0, form: 0 },
      pages: null,
      hosted: null,
      contentReachable,
    });
    const ready = async () => true;
    addContentGauges(standing, { content: { ready, gauges: noGauges }, redis: { isUp: ready } });
    const metrics = [...(await registry.getMetricsAsJSON()), ...(await standing.getMetricsAsJSON())];
    names = new Set(metrics.map(({ name }) => name));
  });

  it.each([
    ['the dashboard', dashboard],
    ['an alarm', alerts],
  ])('use only metrics that we export: %s', (_, text) => {
    const asked = text.match(/\b(?:kachel|nodejs|process)_\w+/g) ?? [];
    expect(asked.length).toBeGreaterThan(5);
    for (const name of asked) expect(names).toContain(name.replace(/_(?:bucket|count|sum)$/, ''));
  });

  it('use every metric that we export', () => {
    const asked = `${dashboard} ${alerts}`;
    for (const name of names) if (name.startsWith('kachel_')) expect(asked).toContain(name);
  });

  it.each([
    ['the dashboard', dashboard],
    ['an alarm', alerts],
  ])('restrict metrics that other programs export too to our job: %s', (_, text) => {
    const expressions = [...text.matchAll(/expr"?: (.+)/g)].map(([, expression]) => expression);
    expect(expressions.length).toBeGreaterThan(15);
    for (const expression of expressions)
      expect(expression).not.toMatch(/\b(?:up|nodejs_\w+|process_\w+)\b(?!\{job=\\?"kachel\\?"\})/);
  });

  it('alert if no web node answers, even if a content service of the same job does', () => {
    expect(alerts).toMatch(/alert: KachelDown\n\s+expr: absent\(kachel_page_queue\{job="kachel"\}\)\n/);
  });

  it('don’t count shed requests as failures', () => {
    // The series doesn't exist before the first shed request.
    expect(ruleOf('KachelFailing')).toContain('5m])) - (sum(rate(kachel_shed_total[5m])) or vector(0)) >');
  });

  it('alert if most reads fail while the content server answers its smallest call', () => {
    expect(ruleOf('KachelContentFaulty')).toBe(
      'sum(rate(kachel_upstream_seconds_count{call="content",outcome!="answered"}[5m])) > 0.5 * sum(rate(kachel_upstream_seconds_count{call="content"}[5m]))',
    );
  });

  it('alert if a process starts again and again, not at two upgrades in half an hour', () => {
    expect(ruleOf('KachelRestarting')).toBe('changes(process_start_time_seconds{job="kachel"}[30m]) > 2');
  });

  it('measure slowness by page requests, not by draws (a second each) or uploads', () => {
    expect(ruleOf('KachelSlow')).toContain('{method="GET",route!~"api|upload|file|health|other"}');
    for (const path of ['/sw.js', '/verbindung']) expect(routeOf(path)).toBe('other');
  });

  it('page someone for many given-up mails, not for a single mistyped address', () => {
    const givenUp = /given_up\[1h\]\)\) > (\d+)\n\s+labels: \{ severity: (\w+) \}/g;
    const limits = [...alerts.matchAll(givenUp)].map(([, above, severity]) => [above, severity]);
    expect(limits).toEqual([
      ['0', 'look'],
      ['5', 'page'],
    ]);
  });

  it('page someone for failing forms, not for one rider’s form in a quiet hour', () => {
    const failed = 'kachel_submissions_total{outcome="failed"}[5m]';
    expect(ruleOf('KachelSubmissionsFailing')).toBe(
      `sum(rate(${failed})) > 0.05 * sum(rate(kachel_submissions_total[5m])) and sum(increase(${failed})) >= 4`,
    );
  });

  it.each([...alerts.matchAll(/alert: (\w+)/g)].map(([, name]) => name))('%s is explained', (name) => {
    expect(readFileSync('docs/operators.md', 'utf8')).toContain(`| \`${name}\` |`);
  });
});
