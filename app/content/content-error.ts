/** Why content could not be had. `missing` is the server's own word (404); `forbidden` refuses a preview token. */
export class ContentError extends Error {
  constructor(
    readonly reason: 'failed' | 'missing' | 'forbidden',
    detail: string,
  ) {
    super(detail);
    this.name = 'ContentError';
  }
}
