import express from 'express';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { serverForTest } from '#tests/support/test-server.ts';
import { addHostGauges } from '../metrics/host-metrics.ts';
import { loadShedding } from './load-shedding.ts';
import type { RenderQueue } from './render-queue.ts';

const full: RenderQueue = {
  run: () => Promise.reject(new Error('full')),
  counts: () => ({ running: 16, waiting: 200 }),
};

describe('a request under overload', () => {
  it.each([
    ['GET', 200, 'page'],
    ['POST', 200, 'form'],
    ['GET', 405, 'page'],
  ])(
    'by %s is told so by 503 and counted once, though the page cache was refused too',
    async (method, refusal, what) => {
      const shed = { page: 0, form: 0 };
      const app = express();
      app.use((_request, response, next) => {
        if (refusal !== 200) response.locals.refusal = refusal;
        full.run(async () => undefined).catch(() => next());
      });
      const visitFor = () => undefined;
      app.use(loadShedding({ renderQueue: full, posts: full, shed, busyPage: () => '', visitFor }));
      const { origin } = await serverForTest(app);
      const response = await fetch(origin, { method });
      expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '3']);
      expect(shed).toEqual({ page: 0, form: 0, [what]: 1 });
      const registry = new Registry();
      const contentReachable = async () => true;
      addHostGauges(registry, { renderQueue: full, shed, pages: null, hosted: null, contentReachable });
      const metrics = await registry.metrics();
      expect(metrics).toContain(`kachel_shed_total{what="page"} ${shed.page}`);
      expect(metrics).toContain(`kachel_shed_total{what="form"} ${shed.form}`);
    },
  );
});
