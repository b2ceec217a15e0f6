// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverAll, dropUnaccepted } from './deliver.ts';
import { deliverAndShow, showNotes } from './outbox-notes.ts';
import type { WaitingForm } from './waiting-form.ts';

const stored = new Map<string, WaitingForm>();
vi.mock('./outbox-store.ts', async (original) => ({
  ...(await original<typeof import('./outbox-store.ts')>()),
  allForms: async () => [...stored.values()],
  dropForm: async (id: string) => void stored.delete(id),
  replaceForm: async (id: string, changesIn: (form: WaitingForm) => Partial<WaitingForm> | false) => {
    const form = stored.get(id);
    const changes = form && changesIn(form);
    if (!changes) return null;
    stored.set(id, { ...form, ...changes });
    return { ...form, ...changes };
  },
}));
vi.mock('./deliver.ts', async (original) => ({
  deliverAll: vi.fn(async () => 0),
  dropUnaccepted: vi.fn((await original<typeof import('./deliver.ts')>()).dropUnaccepted),
}));

/** jsdom has none; 2 is Back. */
const navigation = { type: 0 };

const NOW = Date.parse('2026-11-20T12:00:00Z');
const SUMMARY = '<div id="error-summary"></div>';

function keep(changes: Partial<WaitingForm> = {}): void {
  const form: WaitingForm = {
    id: 'a1',
    action: 'https://kachel.example/beitrag/110',
    multipart: false,
    fields: [],
    page: { address: '/beitrag/110?lang=de', title: 'Karten' },
    form: 'f',
    words: {
      waiting: 'waits',
      cancel: '',
      cancelled: '{title} stays here',
      answered: 'says {answer}',
      sent: 'sent',
      show: '',
      refused: 'no: {answer}',
      unsent: 'not sent',
      look: '',
    },
    at: NOW - 5000,
    ...changes,
  };
  stored.set(form.id, form);
}

const raffle = (id: string, tried = '') =>
  `<form id="f" ${tried}><input name="submission_id" value="${id}"></form>`;

async function noted(content: string, path = '/beitrag/110'): Promise<string> {
  history.replaceState(null, '', path);
  document.body.innerHTML = `<main id="content">${content}</main>`;
  const shown = showNotes();
  await vi.advanceTimersByTimeAsync(100);
  await shown;
  return [...document.querySelectorAll('[data-outbox] p')].map((note) => note.textContent).join();
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  Object.defineProperty(performance, 'navigation', { value: navigation, configurable: true });
  stored.clear();
});
afterEach(() => void vi.useRealTimers());

describe('a queued form', () => {
  it('has a note on every page, shown before it is sent again', async () => {
    keep();
    expect(await noted('', '/')).toBe('waits');
    vi.mocked(deliverAll).mockReturnValueOnce(new Promise(() => undefined));
    document.body.innerHTML = '<main id="content"></main>';
    void deliverAndShow();
    await vi.advanceTimersByTimeAsync(100);
    expect(document.body.textContent).toBe('waits');
  });

  it.each([
    ['another', '/'],
    ['its own', '/beitrag/110'],
  ])('is announced on %s page: the live region exists 100 ms before its text', async (_, path) => {
    keep();
    history.replaceState(null, '', path);
    document.body.innerHTML = '<main id="content"><form id="f"></form></main>';
    void showNotes();
    await vi.advanceTimersByTimeAsync(50);
    const region = document.querySelector('[role=status]');
    expect(region?.textContent).toBe('');
    await vi.advanceTimersByTimeAsync(50);
    expect(region?.textContent).toBe('waits');
  });

  it('has no note while its page is sending it, for a minute at most', async () => {
    keep({ at: NOW - 3000, sendingSince: NOW - 3000 });
    expect(await noted('', '/')).toBe('');
    keep({ at: NOW - 61_000, sendingSince: NOW - 61_000 });
    expect(await noted('', '/')).toBe('waits');
  });

  it('that was answered has the server’s text in its note', async () => {
    keep({ outcome: { accepted: true, address: '/beitrag/110?sent=token', said: 'thanks' } });
    expect(await noted('')).toBe('says thanks');
    const link = document.querySelector('[data-outbox] a');
    expect(link?.getAttribute('href')).toBe('/beitrag/110?sent=token#f-outcome');
  });
});

describe('a form that another version of the app queued', () => {
  const words = { waiting: 'waits', accepted: 'arrived', refused: 'no', show: 'show' } as never;

  it.each<[string, WaitingForm['outcome'], string]>([
    ['the page’s title and the answer', { accepted: true, address: '/', said: 'thanks' }, 'Karten thanks'],
    ['the page’s title', { accepted: true, address: '/' }, 'Karten '],
    ['the texts that were queued with it', { accepted: false, address: '/', said: 'late' }, 'no'],
  ])('has a note with %s', async (_, outcome, text) => {
    keep({ words, outcome });
    expect(await noted('')).toBe(text);
  });

  it('is sent even if its note can’t be rendered', async () => {
    keep({ words: undefined as never });
    vi.mocked(deliverAll).mockClear();
    await deliverAndShow().catch(() => undefined);
    expect(deliverAll).toHaveBeenCalledOnce();
  });
});

describe('a form that its page sent', () => {
  const handed = { at: NOW - 3000, sendingSince: NOW - 3000 };

  it.each<[string, string, Partial<WaitingForm>, boolean]>([
    ['is removed if the page shows its outcome', '<p id="f-outcome"></p>', handed, true],
    [
      'stays queued if the notice above it is that of a won draw',
      `<p id="f-outcome"></p>${raffle('a1')}`,
      handed,
      false,
    ],
    [
      'is removed if its outcome is shown above a new form',
      `<p id="f-outcome"></p>${raffle('b2')}`,
      handed,
      true,
    ],
    [
      'is removed if the page shows it with errors',
      `${SUMMARY}<p></p>${raffle('a1', 'data-tried')}`,
      handed,
      true,
    ],
    [
      'is removed if the page shows the vote with errors',
      `${SUMMARY}<p></p><form id="f" data-tried=""></form>`,
      { id: 'v', ...handed },
      true,
    ],
    [
      'stays queued if the page shows another form with errors',
      `${SUMMARY}<p></p>${raffle('b2', 'data-tried')}`,
      handed,
      false,
    ],
    [
      'stays queued if live-check.ts found the error before it was sent',
      SUMMARY + raffle('a1', 'data-tried'),
      {},
      false,
    ],
    [
      'stays queued if the errors on the page aren’t those of the vote',
      `${SUMMARY}<p></p><form id="f"></form>`,
      { id: 'v', ...handed },
      false,
    ],
    [
      'stays queued if another tab or the worker has claimed it since',
      '<p id="f-outcome"></p>',
      { ...handed, at: NOW - 9000 },
      false,
    ],
  ])('%s', async (_, content, changes, gone) => {
    keep(changes);
    await noted(content);
    expect(stored.size).toBe(gone ? 0 : 1);
  });

  it('stays queued after Back to the errors of what was sent before it', async () => {
    keep(handed);
    navigation.type = 2;
    await noted(`${SUMMARY}<p></p>${raffle('a1', 'data-tried')}`);
    navigation.type = 0;
    expect(stored.size).toBe(1);
  });

  it('stays queued if another page shows the outcome of a form with the same id', async () => {
    keep(handed);
    await noted('<p id="f-outcome"></p>', '/beitrag/111');
    expect(stored.size).toBe(1);
  });
});

it.each([
  ['that was refused stays for six days', false, 6, 1],
  ['that was refused goes after them, with all that was typed', false, 6.01, 0],
  ['that was accepted stays until its result is opened', true, 30, 1],
])('a form %s', async (_, accepted, days, left) => {
  keep({ at: NOW - days * 24 * 60 * 60_000, outcome: { accepted, address: '/beitrag/111' } });
  await noted('', '/');
  expect(stored.size).toBe(left);
});

it('a form that is too old and can’t be deleted hides no note', async () => {
  vi.mocked(dropUnaccepted).mockRejectedValueOnce(new Error('full'));
  keep({ outcome: { accepted: false, address: '/beitrag/110', said: 'faulty' } });
  expect(await noted('', '/')).toBe('no: faulty');
});

it.each([
  ['faulty', 'no: faulty'],
  ['', 'not sent'],
])('a rejected form’s note has the reason, or says that it wasn’t sent: “%s”', async (said, text) => {
  keep({ outcome: { accepted: false, address: '/beitrag/110', said } });
  expect(await noted('', '/')).toBe(text);
});

it.each([
  ['keeps its note until its result is opened', '/', '', 1],
  [
    'keeps its note if the offline page comes instead of the result',
    '/beitrag/110?outcome=x',
    '<div data-kept-list=""></div>',
    1,
  ],
  [
    'keeps its note on the same page without the result in its URL',
    '/beitrag/110',
    '<p id="f-outcome"></p>',
    1,
  ],
  ['is removed once its result was shown', '/beitrag/110?outcome=x', '<p id="f-outcome"></p>', 0],
])('an accepted form %s', async (_, path, content, left) => {
  keep({ outcome: { accepted: true, address: '/beitrag/110?outcome=x' } });
  await noted('', '/');
  const link = document.querySelector('[data-outbox] a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.dispatchEvent(new MouseEvent('click', { cancelable: true }));
  await noted(content, path);
  expect(stored.size).toBe(left);
});

it('a rejected form is posted again with its values, line breaks included', async () => {
  const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  keep({ fields: [['message', 'Hallo\nTram']], outcome: { accepted: false, address: '/beitrag/110' } });
  await noted('', '/');
  document.querySelector<HTMLElement>('[data-outbox] button')?.click();
  await vi.waitFor(() => expect(posted).toHaveBeenCalledOnce());
  const form = posted.mock.contexts[0] as HTMLFormElement;
  expect(new FormData(form).get('message')).toBe('Hallo\nTram');
});

it('a rejected form that is posted again and accepted is removed when its outcome is shown', async () => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  keep({ outcome: { accepted: false, address: '/beitrag/110' } });
  await noted('', '/');
  document.querySelector<HTMLElement>('[data-outbox] button')?.click();
  await vi.advanceTimersByTimeAsync(1);
  // Queued again: if its post is lost, it is sent later.
  expect(stored.get('a1')).toMatchObject({ outcome: undefined, at: NOW + 100 });
  await noted('<p id="f-outcome"></p>');
  expect(stored.size).toBe(0);
});

const refused = { outcome: { accepted: false, address: '/beitrag/110' } };

it.each<[string, 'post again' | 'cancel', Partial<WaitingForm>, Partial<WaitingForm> | null, string]>([
  ['was cancelled', 'post again', refused, null, ''],
  ['was cancelled', 'cancel', refused, null, ''],
  ['was posted again', 'post again', refused, { at: NOW, sendingSince: NOW }, ''],
  ['was posted again', 'cancel', refused, { at: NOW, sendingSince: NOW }, ''],
  ['was queued again', 'cancel', {}, { at: NOW }, 'waits'],
  ['was sent and refused', 'cancel', {}, refused, 'not sent'],
  ['was sent and accepted', 'cancel', {}, { outcome: { accepted: true, address: '/x' } }, 'sent'],
])('a note whose form %s in another tab can’t %s, but is updated', async (_, action, shown, now, text) => {
  const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  posted.mockClear();
  keep(shown);
  await noted('', '/');
  stored.clear();
  if (now) keep(now);
  const left = [...stored.values()];
  const buttons = [...document.querySelectorAll<HTMLElement>('[data-outbox] button')];
  (action === 'cancel' ? buttons.pop() : buttons[0])?.click();
  await vi.advanceTimersByTimeAsync(1);
  expect(document.querySelector('[role=status]')?.textContent).toBe(text);
  expect([...stored.values()]).toEqual(left);
  expect(posted).not.toHaveBeenCalled();
});

it('a rejected form is posted again or cancelled even if storage is full', async () => {
  const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  posted.mockClear();
  for (const at of [0, 1]) {
    keep(refused);
    await noted('', '/');
    vi.spyOn(stored, 'set').mockImplementationOnce(() => {
      throw new Error('full');
    });
    document.querySelectorAll<HTMLElement>('[data-outbox] button')[at]?.click();
    await vi.advanceTimersByTimeAsync(1);
    expect(posted).toHaveBeenCalledOnce();
    expect(stored.size).toBe(1 - at);
  }
});

describe('a note', () => {
  const note = () => document.querySelector<HTMLElement>('[data-outbox]');

  it('of a cancelled form says so, gets the focus, and is removed once the focus has left it', async () => {
    keep();
    await noted('', '/');
    const button = note()?.querySelector('button');
    button?.focus();
    button?.click();
    await vi.advanceTimersByTimeAsync(1);
    expect(document.querySelector('[role=status]')?.textContent).toBe('Karten stays here');
    expect([document.activeElement, stored.size]).toEqual([note(), 0]);
    await showNotes();
    expect(document.activeElement).toBe(note());
    note()?.blur();
    await showNotes();
    expect(note()).toBeNull();
  });

  it('doesn’t change if Cancel is pressed while the form is being sent: it can’t be cancelled any more', async () => {
    keep({ sendingSince: NOW - 1000, renewed: NOW - 1000 });
    await noted('', '/');
    note()?.querySelector('button')?.click();
    await vi.advanceTimersByTimeAsync(1);
    expect([document.querySelector('[role=status] p')?.textContent, stored.size]).toEqual(['waits', 1]);
  });

  it('with unchanged text keeps its element and focus while others are removed', async () => {
    keep();
    keep({ id: 'b2', at: NOW - 4000, page: { address: '/linie', title: 'Linie' } });
    await noted('', '/');
    const first = note();
    first?.querySelector('button')?.focus();
    stored.delete('b2');
    await showNotes();
    expect(note()).toBe(first);
    expect(first?.contains(document.activeElement)).toBe(true);
    expect(document.querySelectorAll('[data-outbox]')).toHaveLength(1);
  });

  it('that is replaced passes its focus on, and takes none if it had none', async () => {
    keep();
    await noted('', '/');
    note()?.querySelector('button')?.focus();
    keep({ outcome: { accepted: true, address: '/beitrag/110' } });
    await showNotes();
    expect(note()?.textContent).toBe('sent');
    expect(document.activeElement).toBe(note()?.querySelector('a'));
    document.body.focus();
    (document.activeElement as HTMLElement).blur();
    keep({ outcome: { accepted: false, address: '/beitrag/110' } });
    await showNotes();
    expect(document.activeElement).toBe(document.body);
  });

  it('stays while another tab or the worker sends the form', async () => {
    keep();
    await noted('', '/');
    const first = note();
    keep({ sendingSince: NOW - 1000 });
    await showNotes();
    expect(note()).toBe(first);
  });

  it('is created once by concurrent calls', async () => {
    keep();
    await noted('', '/');
    await Promise.all([showNotes(), showNotes()]);
    expect(document.querySelectorAll('[data-outbox]')).toHaveLength(1);
  });
});
