import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renew, sendFile } from './send-file.ts';

/** A fake XMLHttpRequest whose progress the test controls. */
class Request {
  status = 0;
  response: unknown = null;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onloadend: () => void = () => undefined;
  open = vi.fn();
  send = vi.fn();
  abort = vi.fn(() => this.onloadend());
}

let request: Request;
const heard = vi.fn();

function send(signal = new AbortController().signal, name = 'rot.jpg') {
  const file = new File(['a'], name);
  const asked = { address: '/hochladen', medium: 'image', submissionId: 'a1', kept: [] } as const;
  return sendFile(file, { ...asked, onProgress: heard, signal });
}

beforeEach(() => {
  vi.useFakeTimers();
  heard.mockReset();
  vi.stubGlobal('XMLHttpRequest', function made() {
    request = new Request();
    return request;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a file that stalls is given up, however slowly it got on before', async () => {
  const sent = send();
  for (const loaded of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(74_000);
    request.upload.onprogress?.({ loaded, total: 4 });
  }
  await vi.advanceTimersByTimeAsync(74_000);
  expect(request.abort).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(request.abort).toHaveBeenCalledOnce();
  expect(await sent).toBeNull();
  expect(heard.mock.calls).toEqual([[25], [50], [75]]);
});

it('a file that never gets on is given up', async () => {
  const sent = send();
  await vi.advanceTimersByTimeAsync(75_000);
  expect(await sent).toBeNull();
});

it('a file that has arrived is not given up later', async () => {
  const sent = send();
  const answer = { uploads: [], problems: [] };
  Object.assign(request, { status: 200, response: answer });
  request.onloadend();
  expect(await sent).toBe(answer);
  await vi.advanceTimersByTimeAsync(180_000);
  expect(request.abort).not.toHaveBeenCalled();
});

it('a file that is refused or taken back is null', async () => {
  const refused = send();
  Object.assign(request, { status: 503 });
  request.onloadend();
  expect(await refused).toBeNull();
  const control = new AbortController();
  const stopped = send(control.signal);
  control.abort();
  expect(await stopped).toBeNull();
});

it.each<[string, () => Promise<Response>, unknown]>([
  ['the answer', async () => Response.json({ uploads: [], problems: [] }), { uploads: [], problems: [] }],
  ['null where the server refuses', async () => Response.json({}, { status: 503 }), null],
  ['null for the page of a captive portal', async () => new Response('<html>'), null],
  ['null without a connection', () => Promise.reject(new TypeError('offline')), null],
])('renewing receipts sends no file and returns %s', async (_what, answer, expected) => {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  const kept = [{ receipt: 'a b', filename: 'rot.jpg', size: 1, bound: false }];
  const sent = await renew({ address: '/datei', medium: 'image', submissionId: 'a1', kept });
  expect(sent).toEqual(expected);
  const [address, { method, body }] = fetched.mock.calls[0] as unknown as [string, RequestInit];
  expect([address, method, body?.toString()]).toEqual([
    '/datei',
    'POST',
    'medium=image&submission_id=a1&kept=a+b',
  ]);
  expect(body).toBeInstanceOf(URLSearchParams);
});

it('a file’s name is sent without control characters, which the server can’t read', () => {
  void send(new AbortController().signal, 'rot\u0001\x7f.jpg');
  const [body] = request.send.mock.calls[0] ?? [];
  expect((body as FormData).get('upload')).toMatchObject({ name: 'rot.jpg' });
});
