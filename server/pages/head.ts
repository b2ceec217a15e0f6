import { type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http';

export type Header = readonly [name: string, value: string];

/** Headers of a cached body, validated once; throws on an invalid header, so that the page isn't cached. */
export class Head {
  private readonly shared: readonly string[];

  constructor(headers: readonly Header[]) {
    for (const [name, value] of headers) {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    }
    this.shared = headers.flat();
  }

  /** Takes over `own`, the headers of this response alone. */
  write(response: ServerResponse, status: number, own: string[]): void {
    own.push(...this.shared);
    response.writeHead(status, own);
  }
}
