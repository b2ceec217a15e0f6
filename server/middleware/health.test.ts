import express from 'express';
import { describe, expect, it } from 'vitest';
import { serverForTest } from '#tests/support/test-server.ts';
import { contentProbe, health, type Readiness } from './health.ts';

describe('a process', () => {
  async function told(path: string, readiness: Readiness) {
    const { origin } = await serverForTest(express().use(health(() => readiness)));
    const answer = await fetch(origin + path);
    return { code: answer.status, body: await answer.json() };
  }

  it.each([
    ['/healthz', 'ok', 200, 'ok'],
    ['/healthz', 'starting', 200, 'ok'],
    ['/healthz', 'stopping', 200, 'ok'],
    ['/readyz', 'ok', 200, 'ok'],
    ['/readyz', 'starting', 503, 'starting'],
    ['/readyz', 'stopping', 503, 'stopping'],
  ] as const)(
    'answers %s, while its state is ‘%s’, with %i, without details of its dependencies',
    async (path, readiness, code, status) => {
      expect(await told(path, readiness)).toEqual({ code, body: { status } });
    },
  );
});

describe('the probe of a content server', () => {
  it.each<[string, () => Response, boolean]>([
    ['accepts the contract’s answer', () => Response.json({ start: 3 }), true],
    ['rejects a 404: another path of the server', () => new Response('', { status: 404 }), false],
    ['rejects an HTML page of another server', () => new Response('<!DOCTYPE html>'), false],
    ['rejects JSON of another server', () => Response.json({ message: 'x' }), false],
    ['rejects a 503', () => new Response('', { status: 503 }), false],
  ])('%s', async (_, response, is) => {
    const asked: string[] = [];
    const probe = contentProbe('http://a.example/api/content/v1/', async (url) => {
      asked.push(url);
      return response();
    });
    expect(await probe().catch(() => false)).toBe(is);
    expect(asked).toEqual(['http://a.example/api/content/v1/tabs/de/meta']);
  });
});
