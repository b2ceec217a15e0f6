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
