// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { putForm } from './outbox-store.ts';
import { queueForm } from './queue-form.ts';

vi.mock('./outbox-store.ts');

it.each(['Karten – Kachel', 'Fehler: Karten – Kachel'])(
  'a form of the page “%s” is named by its title alone',
  async (title) => {
    document.title = title;
    document.body.innerHTML = '<form id="f" data-later="{}" data-title-prefix="Fehler: "></form>';
    expect(await queueForm(document.forms[0] as HTMLFormElement, null, true)).toBe(true);
    expect(vi.mocked(putForm).mock.lastCall?.[0].page.title).toBe('Karten');
  },
);

/** The page's form as it is queued. */
async function queued(html: string, isSent = false) {
  document.body.innerHTML = html;
  vi.mocked(putForm).mockClear();
  const done = await queueForm(
    document.forms[0] as HTMLFormElement,
    document.querySelector('button'),
    isSent,
  );
  expect(vi.mocked(putForm)).toHaveBeenCalledTimes(done ? 1 : 0);
  return vi.mocked(putForm).mock.lastCall?.[0];
}

it('a form that must not be sent later isn’t queued', async () => {
  expect(await queued('<form id="f"><input name="code" value="geheim"></form>')).toBeUndefined();
});

it('a form is queued with its values, the pressed button’s too, and without files that weren’t chosen', async () => {
  const form = await queued(`<form id="f" data-later="{}" method="post" enctype="multipart/form-data">
    <input name="submission_id" value="a1"><input type="file" name="upload">
    <button name="go" value="1"></button></form>`);
  expect(form).toMatchObject({ id: 'a1', form: 'f', multipart: true, sendingSince: 0 });
  expect(form?.fields).toEqual([
    ['submission_id', 'a1'],
    ['go', '1'],
  ]);
});

it('a form that its page sends is claimed from the moment in which it is queued', async () => {
  const form = await queued('<form id="f" data-later="{}"><button></button></form>', true);
  expect(form).toMatchObject({ sendingSince: form?.at, multipart: false, fields: [] });
});

it('a vote, which has no submission id, is queued once per page and survey', async () => {
  expect((await queued('<form id="survey-7" data-later="{}"></form>'))?.id).toBe(
    `${location.pathname} survey-7`,
  );
});
