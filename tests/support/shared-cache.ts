import { createServer, type Server } from 'node:http';

interface Stored {
  status: number;
  headers: Headers;
  body: string;
}

/**
 * A shared cache in front of the web app, as greedy as RFC 9111 allows: stores every response without private or
 * no-store, and serves it to everyone; revalidates by ETag only with no-cache.
 */
export class SharedCache {
  readonly stored = new Map<string, Stored>();
  private server: Server | null = null;

  constructor(private readonly behind: string) {}

  get origin(): string {
    const address = this.server?.address();
    if (!address || typeof address === 'string') throw new Error('the cache is not started');
    return `http://127.0.0.1:${address.port}`;
  }

  async start(): Promise<void> {
    this.server = createServer((request, response) => {
      void this.answer(request.url ?? '/').then(({ status, headers, body }) => {
        response.writeHead(status, Object.fromEntries(headers)).end(body);
      });
    });
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.server?.closeAllConnections();
    await new Promise<void>((resolve) => this.server?.close(() => resolve()) ?? resolve());
  }

  private async answer(path: string): Promise<Stored> {
    const known = this.stored.get(path);
    if (known && !mustAsk(known)) return known;
    const etag = known?.headers.get('ETag');
    const fresh = await fetch(`${this.behind}${path}`, {
      redirect: 'manual',
      headers: etag ? { 'If-None-Match': etag } : {},
    });
    if (known && fresh.status === 304) return known;
    const headers = new Headers(fresh.headers);
    for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) {
      headers.delete(name);
    }
    const answer = { status: fresh.status, headers, body: await fresh.text() };
    if (mayKeep(answer)) this.stored.set(path, answer);
    return answer;
  }
}

const directives = ({ headers }: Stored) => headers.get('Cache-Control') ?? '';

function mayKeep(answer: Stored): boolean {
  return !/\b(private|no-store)\b/.test(directives(answer));
}

function mustAsk(answer: Stored): boolean {
  return /\bno-cache\b|\bmax-age=0\b/.test(directives(answer));
}
