import { delay, HttpResponse, http } from 'msw';

/** A mock of an external content server: its content with Last-Modified, and whether it answers. */

interface PublishedContent {
  body: string;
  lastModified: string;
}

export interface MockContentServer {
  published: Record<string, PublishedContent>;
  state: 'up' | 'down' | 'failing' | 'hanging';
  asked: Array<{ path: string; conditional: boolean; headers: Headers }>;
}

export const CONTENT_API = 'http://content.test/api';

export function mockContentServer(): MockContentServer {
  return { published: {}, state: 'up', asked: [] };
}

export function contentServerHandlers(server: MockContentServer) {
  return [
    http.get(`${CONTENT_API}/*`, async ({ request }) => {
      const path = new URL(request.url).pathname.replace('/api/', '');
      // The app requests this after a 404, to tell it from one of a proxy without a backend.
      if (path === 'content/v1/tabs/de/meta') return HttpResponse.json({});
      const since = request.headers.get('If-Modified-Since');
      server.asked.push({ path, conditional: since !== null, headers: request.headers });
      if (server.state === 'down') return HttpResponse.error();
      if (server.state === 'hanging') await delay('infinite');
      if (server.state === 'failing') return new HttpResponse('fault', { status: 500 });
      const content = server.published[path];
      if (!content) return new HttpResponse(null, { status: 404 });
      if (since === content.lastModified) return new HttpResponse(null, { status: 304 });
      return new HttpResponse(content.body, { headers: { 'Last-Modified': content.lastModified } });
    }),
  ];
}
