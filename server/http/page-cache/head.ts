/** What is another for every answer. */
export interface Own {
  requestId: string;
  cacheControl: string;
  setCookies: readonly string[];
}

/**
 * An answer's headers as writeHead takes them. It has read them when it returns: so all answers share one list, in which
 * each puts what is its own.
 */
export class Head {
  private readonly headers: string[];

  constructor(common: readonly string[]) {
    this.headers = ['X-Request-Id', '', 'Cache-Control', '', ...common];
  }

  with({ requestId, cacheControl, setCookies }: Own): string[] {
    const { headers } = this;
    headers[1] = requestId;
    headers[3] = cacheControl;
    if (setCookies.length === 0) return headers;
    return [...headers, ...setCookies.flatMap((cookie) => ['Set-Cookie', cookie])];
  }
}
