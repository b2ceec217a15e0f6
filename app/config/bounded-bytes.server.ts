/** Reads a body, with or without Content-Length, up to a limit; a longer one throws. */
export async function boundedBytes(response: Response, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error('answer too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
