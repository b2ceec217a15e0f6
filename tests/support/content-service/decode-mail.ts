/** A minimal MIME parser for our own mails: unfolded headers and the plain text part. */
export function simpleDecode(source: string): { headers: Record<string, string>; text: string } {
  const lines = source.replace(/\r\n/g, '\n');
  const end = lines.indexOf('\n\n');
  const headers: Record<string, string> = {};
  for (const line of lines
    .slice(0, end)
    .replace(/\n[ \t]+/g, ' ')
    .split('\n')) {
    const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/.exec(line) ?? [];
    headers[name.toLowerCase()] = decodeWords(value);
  }
  const part =
    /Content-Type: text\/plain[^\n]*\n(?:([^\n]+)\n)*?Content-Transfer-Encoding: (\S+)\n(?:[^\n]+\n)*\n([\s\S]*?)(?:\n--|$)/.exec(
      lines,
    );
  const [, , encoding = '', body = ''] = part ?? [];
  return {
    headers,
    text: encoding === 'quoted-printable' ? quotedPrintable(body) : decodeBase64(encoding, body),
  };
}

function decodeBase64(encoding: string, body: string): string {
  return encoding === 'base64' ? Buffer.from(body, 'base64').toString('utf8') : body;
}

function quotedPrintable(body: string): string {
  const bytes = body
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, word: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString('utf8')
        : quotedPrintable(word.replace(/_/g, ' ')),
    );
}
