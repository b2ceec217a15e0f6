import { type ServerResponse, validateHeaderName, validateHeaderValue } from 'node:http';

export type Header = readonly [name: string, value: string];

const LINE_END = '\r\n';

/** What Node has written of an answer's head and not yet sent. */
interface Begun {
  _header: string;
}

/**
 * Headers that all answers with one body share, checked and joined once. Node does both for every answer, a sixth of what
 * a page from memory costs beside the kernel's work: it writes only what is another for each, and this text goes behind
 * it (docs/decisions/0054-a-kept-pages-head-is-text.md).
 */
export class Head {
  private readonly text: string;

  constructor(headers: readonly Header[]) {
    for (const [name, value] of headers) {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    }
    this.text = [...headers.map(([name, value]) => `${name}: ${value}${LINE_END}`), LINE_END].join('');
  }

  write(response: ServerResponse, status: number, own: readonly string[]): void {
    response.writeHead(status, own as string[]);
    const begun = response as unknown as Begun;
    begun._header = begun._header.slice(0, -LINE_END.length) + this.text;
  }
}
