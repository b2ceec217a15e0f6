import type { Server } from 'node:http';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Metrics } from '#app/config/metrics.ts';
import { routeOf } from './route-of.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST']);
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export type Meters = ReturnType<typeof createMeters>;

/** Counters and histograms of events. States are read at each scrape (gauges.ts). */
export function createMeters() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'kachel_request_seconds',
    help: 'Duration of external requests until the response is sent, by route',
    labelNames: ['route', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const renders = new Histogram({
    name: 'kachel_render_seconds',
    help: 'Time to render a page, without the time to fetch its content',
    buckets: SECONDS,
    registers,
  });
  const calls = new Histogram({
    name: 'kachel_upstream_seconds',
    help: 'Duration of calls of the content server, by name and outcome',
    labelNames: ['call', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  const reads = counter('kachel_content_reads_total', 'Content reads for pages, by source', ['from']);
  const submissions = counter('kachel_submissions_total', 'Submissions of riders', ['call', 'outcome']);
  const limits = counter('kachel_limited_total', 'Requests over a rate limit', ['purpose']);
  const watch: Metrics = {
    upstreamCall: (call, outcome, seconds) => calls.observe({ call, outcome }, seconds),
    contentRead: (from) => reads.inc({ from }),
    submission: (call, outcome) => submissions.inc({ call, outcome }),
    overLimit: (purpose) => limits.inc({ purpose }),
    rendered: (seconds) => renders.observe(seconds),
  };
  return {
    registry,
    watch,
    countRequests(server: Server) {
      server.prependListener('request', ({ method = '', url = '' }, response) => {
        const labels = { route: routeOf(url), method: METHODS.has(method) ? method : 'other' };
        const end = requests.startTimer(labels);
        // 499 as in nginx: the client or the proxy in front gave up.
        response.on('close', () => end({ status: response.writableFinished ? response.statusCode : 499 }));
      });
    },
  };
}
