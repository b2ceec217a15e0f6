import { type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http';

export type Header = readonly [name: string, value: string];

/** Headers that belong to a cached body, validated once: a page with one that Node refuses is not cached. */
export class Head {
  private readonly shared: readonly string[];

  constructor(headers: readonly Header[]) {
    for (const [name, value] of headers) {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    }
    this.shared = headers.flat();
  }

  write(response: ServerResponse, status: number, own: readonly string[]): void {
    response.writeHead(status, [...own, ...this.shared]);
  }
}
