// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { demoContent } from './demo-content.ts';

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(strings) : [];
}

describe('markup of the demo content', () => {
  it('is valid: a browser’s parser changes nothing', () => {
    const content = demoContent({ now: new Date(0), timeZone: 'Europe/Berlin', mediaBase: '/api/uploads/' });
    const html = strings(content).filter((value) => /<\w/.test(value));
    const mended = html.filter((source) => {
      const place = document.createElement('div');
      place.innerHTML = source;
      return place.innerHTML.replaceAll('&nbsp;', '\u00a0') !== source;
    });
    expect(html.length).toBeGreaterThan(150);
    expect(mended).toEqual([]);
  });
});
