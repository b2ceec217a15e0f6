import type { Element } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';
import { inject } from 'vitest';
import { PHONE } from './plain-browser.ts';

/** A page of the shared demo as served, with its elements by name. */
export interface DemoPage {
  status: number;
  html: string;
  all(name: string): Element[];
}

export function demoRequest(address: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(new URL(address, inject('demoOrigin')), { redirect: 'follow', headers });
}

export async function demoPage(address: string, headers: Record<string, string> = {}): Promise<DemoPage> {
  const response = await demoRequest(address, { Accept: 'text/html', 'User-Agent': PHONE, ...headers });
  const html = await response.text();
  const document = parseDocument(html);
  return {
    status: response.status,
    html,
    all: (name) => DomUtils.getElementsByTagName(name, document),
  };
}

/** Text content with collapsed white space. */
export function wordsIn(elements: Element | Element[] | undefined): string {
  return DomUtils.textContent(elements ?? [])
    .replace(/\s+/g, ' ')
    .trim();
}
