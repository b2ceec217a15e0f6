import { DomUtils, parseDocument } from 'htmlparser2';
import { elementsIn } from '#app/content/rich-text/rich-text-tree.server.ts';

/** A phone's user agent, because robots are treated differently. */
export const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

/** Timeout of a page. */
const TIMEOUT_MS = 30_000;

export interface PageResponse {
  status: number;
  html: string;
  /** Where a 303 leads to. */
  location: string | null;
}

/** A form as the server sent it: its action and initial values. */
export interface PlainForm {
  action: string;
  hidden: [string, string][];
}

/** A browser without scripts: stores cookies, doesn't follow redirects. */
export class PlainBrowser {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly origin: string,
    private readonly headers: Record<string, string> = {},
  ) {}

  open(address: string): Promise<PageResponse> {
    return this.ask(address, { method: 'GET' });
  }

  post(address: string, body: URLSearchParams | FormData, timeoutMs = TIMEOUT_MS): Promise<PageResponse> {
    return this.ask(address, { method: 'POST', body }, timeoutMs);
  }

  private async ask(address: string, init: RequestInit, timeoutMs = TIMEOUT_MS): Promise<PageResponse> {
    const abort = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    // A timer in addition to the signal: some fetches with a broken connection never settle, even when aborted.
    const timedOut = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        abort.abort();
        reject(new Error(`no answer within ${timeoutMs} ms`));
      }, timeoutMs);
    });
    const answer = this.answerTo(address, { ...init, signal: abort.signal });
    try {
      return await Promise.race([answer, timedOut]);
    } finally {
      clearTimeout(timer);
      answer.catch(() => undefined);
    }
  }

  private async answerTo(address: string, init: RequestInit): Promise<PageResponse> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(new URL(address, this.origin), {
      ...init,
      redirect: 'manual',
      headers: {
        'User-Agent': PHONE,
        Cookie: cookie,
        ...(init.body ? { Origin: this.origin } : {}),
        ...this.headers,
      },
    });
    const html = await response.text();
    for (const line of response.headers.getSetCookie()) this.keep(line);
    return { status: response.status, html, location: response.headers.get('location') };
  }

  private keep(line: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}

/** Parses a page once. What it returns finds the first form with this id or with a field of this name. */
export function formsIn(html: string): (id: string) => PlainForm | null {
  const forms = elementsIn(parseDocument(html).children)
    .filter(({ name }) => name === 'form')
    .map(({ attribs: { id, action = '' }, children }) => {
      const inputs = elementsIn(children).filter(({ name }) => name === 'input');
      const hidden = inputs
        .filter(({ attribs }) => attribs.type === 'hidden' && attribs.name !== undefined)
        .map(({ attribs: { name = '', value = '' } }): [string, string] => [name, value]);
      return { names: new Set([id, ...inputs.map(({ attribs }) => attribs.name)]), form: { action, hidden } };
    });
  return (id) => forms.find(({ names }) => names.has(id))?.form ?? null;
}

/** The first form with this id or with a field of this name. */
export function formIn(html: string, id: string): PlainForm | null {
  return formsIn(html)(id);
}

export function bodyText(html: string): string {
  const [body] = elementsIn(parseDocument(html).children).filter(({ name }) => name === 'body');
  return body ? DomUtils.textContent(body) : html;
}
