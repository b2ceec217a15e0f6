/** Why content couldn't be loaded. `missing`: the server sent 404; `forbidden`: it refused the preview token. */
export class ContentError extends Error {
  constructor(
    readonly reason: 'failed' | 'missing' | 'forbidden',
    detail: string,
    /** What is wrong with the answer; undefined if none came. */
    readonly fault?: string | undefined,
  ) {
    super(detail);
    this.name = 'ContentError';
  }
}
