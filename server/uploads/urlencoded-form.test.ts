import { PassThrough } from 'node:stream';
import type { Request } from 'express';
import { afterEach, expect, it, vi } from 'vitest';
import { urlencodedForm } from './urlencoded-form.ts';

afterEach(() => vi.useRealTimers());

it('a form whose second half comes after a tunnel is read', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const request = new PassThrough();
  const form = urlencodedForm(request as unknown as Request, 1000);
  request.write('firstname=A');
  vi.advanceTimersByTime(100_000);
  request.end('da');
  expect(Object.fromEntries((await form).texts)).toEqual({ firstname: 'Ada' });
});
