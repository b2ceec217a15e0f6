// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { axeFaultsInHtml } from '#tests/support/axe.ts';
import { hasHtmlChecker, htmlFaults } from '#tests/support/html-checker.ts';

const canCheckHtml = await hasHtmlChecker();

/** With options that disable a checker every other test would still pass. */
describe('the checkers', () => {
  it('axe reports missing alternative texts, labels and button names', async () => {
    const faults = await axeFaultsInHtml('<img src="/a.jpg"><input name="a"><button></button>');
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(
      expect.arrayContaining(['image-alt', 'label', 'button-name']),
    );
  });

  it.runIf(canCheckHtml)('the HTML checker reports an error, in a large page too', async () => {
    const large = `<ul>${'<li><p>Bahn</p></li>'.repeat(20_000)}</ul>`;
    const page = (body: string) =>
      `<!doctype html><html lang="de"><head><title>Test</title></head><body>${body}</body></html>`;
    const faults = await htmlFaults({ large: page(`${large}<ul><p>x</p></ul>`), fine: page(large) });
    expect(faults.map((fault) => fault.split(':')[0])).toEqual(['large']);
  });
});
