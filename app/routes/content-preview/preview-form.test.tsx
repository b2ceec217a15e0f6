import { expect, it } from 'vitest';
import { renderOnPage } from '#tests/support/render.tsx';
import { deviceNamed } from './devices.ts';
import { PreviewForm } from './preview-form.tsx';

it('a date is typed on a keyboard that has a dot, a colon and a blank', () => {
  const html = renderOnPage(<PreviewForm device={deviceNamed(null)} at="" fault={null} />);
  expect(html).toContain('name="at"');
  expect(html).not.toMatch(/inputmode="(?:numeric|decimal|tel)"/i);
});
