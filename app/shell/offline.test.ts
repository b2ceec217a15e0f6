// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { allForms } from '#app/outbox/outbox-store.ts';
import type { WaitingForm } from '#app/outbox/waiting-form.ts';
import { registerServiceWorker } from './offline.ts';

const { deliverAndShow } = vi.hoisted(() => ({ deliverAndShow: vi.fn(async () => undefined) }));
vi.mock('#app/outbox/outbox-notes.ts', () => ({ deliverAndShow }));
vi.mock('#app/outbox/outbox-store.ts', () => ({ allForms: vi.fn(async () => []) }));

const show = (persisted: boolean) => dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
const turn = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  document.dispatchEvent(new Event('visibilitychange'));
};

it('a form that another page queued is sent when this page is shown again', async () => {
  registerServiceWorker();
  expect(allForms).toHaveBeenCalledOnce();
  show(true);
  turn(false);
  await vi.dynamicImportSettled();
  expect(allForms).toHaveBeenCalledTimes(3);
  expect(deliverAndShow).not.toHaveBeenCalled();
  vi.mocked(allForms).mockResolvedValue([{} as WaitingForm]);
  show(true);
  await vi.waitFor(() => expect(deliverAndShow).toHaveBeenCalledTimes(1));
  turn(false);
  await vi.waitFor(() => expect(deliverAndShow).toHaveBeenCalledTimes(2));
  // The form has been sent or cancelled in another tab, so this page's note of it must go.
  vi.mocked(allForms).mockResolvedValue([]);
  document.body.innerHTML = '<div data-outbox="a1"></div>';
  turn(false);
  await vi.waitFor(() => expect(deliverAndShow).toHaveBeenCalledTimes(3));
  // Neither with the first page load nor when the page is hidden.
  show(false);
  turn(true);
  expect(allForms).toHaveBeenCalledTimes(6);
});
