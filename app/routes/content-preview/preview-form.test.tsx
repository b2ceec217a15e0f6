import { expect, it } from 'vitest';
import { renderOnPage } from '#tests/support/render.tsx';
import { deviceNamed } from './devices.ts';
import { PreviewForm } from './preview-form.tsx';

it('the date input’s on-screen keyboard has dot, colon and space', () => {
  const html = renderOnPage(<PreviewForm device={deviceNamed(null)} at="" fault={null} />);
  expect(html).toContain('name="at"');
  expect(html).not.toMatch(/inputmode="(?:numeric|decimal|tel)"/i);
});
