import { escapeUTF8 } from 'entities';
import { printable } from '#app/contract/plain-text.ts';

/** Escaped text without characters that XML doesn't allow. */
export function xmlText(text: string): string {
  return escapeUTF8(printable(text));
}

export function xmlElement(name: string, text: string): string {
  return `<${name}>${xmlText(text)}</${name}>`;
}

export function xmlResponse(body: string, type: string): Response {
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'public, max-age=300' },
  });
}
