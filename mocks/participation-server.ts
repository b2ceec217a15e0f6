import { createHash } from 'node:crypto';
import { delay, HttpResponse, http, type JsonBodyType } from 'msw';
import { CONTENT_API } from './content-server.ts';

/** A mock of the content server's submission calls: what it has accepted, and the faults that lose its answers. */

export type Fault =
  | 'late'
  | 'status 201'
  | 'status 500'
  | 'dropped after the work'
  | 'no JSON'
  | 'empty'
  | 'unknown state';

export interface MockParticipation {
  /** Faults by call name ('competition save'). */
  faults: Map<string, Fault>;
  /** Accepted submissions by submission_id. */
  accepted: Map<string, { call: string; body: Record<string, unknown> }>;
  /** Files by submission_id, one for each hash. */
  files: Map<string, Map<string, { name: string; size: number }>>;
  /** Answers other than success, by call. */
  answers: Map<string, JsonBodyType>;
  calls: Array<{ call: string; url: string; headers: Headers; body: Record<string, unknown> }>;
}

export function mockParticipation(): MockParticipation {
  return { faults: new Map(), accepted: new Map(), files: new Map(), answers: new Map(), calls: [] };
}

const SUCCESS = { state: 'success' };

export function participationHandlers(server: MockParticipation) {
  async function lose(call: string, answer: JsonBodyType): Promise<Response> {
    switch (server.faults.get(call)) {
      case 'late':
        await delay('infinite');
        return HttpResponse.json(answer);
      case 'status 201':
        return HttpResponse.json(answer, { status: 201 });
      case 'status 500':
        return HttpResponse.json(answer, { status: 500 });
      case 'dropped after the work':
        return HttpResponse.error();
      case 'no JSON':
        return new HttpResponse('<html>Wartung</html>', { headers: { 'Content-Type': 'text/html' } });
      case 'empty':
        return new HttpResponse(null);
      case 'unknown state':
        return HttpResponse.json({ state: 'vielleicht' });
      case undefined:
        return HttpResponse.json(answer);
    }
  }

  function save(path: string, call: string) {
    return http.post(`${CONTENT_API}${path}`, async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      server.calls.push({ call, url: request.url, headers: request.headers, body });
      const answer = server.answers.get(call) ?? SUCCESS;
      // A server that fails outright has done nothing; one whose answer gets lost has.
      const refused =
        (answer as { state?: string }).state === 'error' || server.faults.get(call) === 'status 500';
      if (!refused) server.accepted.set(String(body.submission_id), { call, body });
      return lose(call, answer);
    });
  }

  function look(path: string, call: string, answer: JsonBodyType) {
    return http.get(`${CONTENT_API}${path}`, ({ request }) => {
      server.calls.push({ call, url: request.url, headers: request.headers, body: {} });
      return lose(call, server.answers.get(call) ?? answer);
    });
  }

  return [
    save('/competition/v1/save', 'competition save'),
    save('/action/v1/save', 'action save'),
    save('/deal/v1/save', 'deal save'),
    save('/survey/v1/save', 'survey save'),
    look('/action/v1/info/:entry/:action', 'action info', { ...SUCCESS, info: { countLeft: 3 } }),
    look('/action/v1/token/:entry/:action', 'action token', { ...SUCCESS, token: 'drawn-token' }),
    look('/deal/v1/info/:entry/:deal', 'deal info', SUCCESS),
    look('/survey/v1/info/:entry/:survey', 'survey info', {
      answer1: 1,
      answer2: '2',
      answer3: 0,
      answer4: 0,
    }),
    http.get(`${CONTENT_API}/action/v1/extinfo/:entry/:action/:submission`, ({ request, params }) => {
      const id = String(params.submission);
      server.calls.push({ call: 'action extinfo', url: request.url, headers: request.headers, body: {} });
      const info = {
        received: server.accepted.has(id),
        uploads: server.files.get(id)?.size ?? 0,
        confirmed: false,
      };
      return lose('action extinfo', { ...SUCCESS, info });
    }),
    http.get(`${CONTENT_API}/action/v1/qrcode/*`, () =>
      HttpResponse.arrayBuffer(new Uint8Array([1, 2, 3]).buffer),
    ),
    http.post(`${CONTENT_API}/action/v1/upload/:submission`, async ({ request, params }) => {
      const file = (await request.formData()).get('file') as File;
      const sha256 = createHash('sha256')
        .update(Buffer.from(await file.arrayBuffer()))
        .digest('hex');
      server.calls.push({
        call: 'action upload',
        url: request.url,
        headers: request.headers,
        body: { sha256 },
      });
      const files = server.files.get(String(params.submission)) ?? new Map();
      const failing = server.faults.get('action upload') === 'status 500';
      if (!failing)
        server.files.set(String(params.submission), files.set(sha256, { name: file.name, size: file.size }));
      return lose('action upload', server.answers.get('action upload') ?? SUCCESS);
    }),
  ];
}
