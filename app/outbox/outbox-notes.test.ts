// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deliverAll } from './deliver.ts';
import { deliverAndShow, showNotes } from './outbox-notes.ts';
import type { WaitingForm } from './waiting-form.ts';

const stored = new Map<string, WaitingForm>();
vi.mock('./outbox-store.ts', async (original) => ({
  ...(await original<typeof import('./outbox-store.ts')>()),
  allForms: async () => [...stored.values()],
  dropForm: async (id: string) => void stored.delete(id),
  putForm: async (form: WaitingForm) => void stored.set(form.id, form),
  replaceForm: async (id: string, changesIn: (form: WaitingForm) => Partial<WaitingForm> | false) => {
    const form = stored.get(id);
    return (form && changesIn(form) && form) || null;
  },
}));
vi.mock('./deliver.ts', () => ({ deliverAll: vi.fn(async () => 0) }));

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
  stored.clear();
});
afterEach(() => void vi.useRealTimers());

describe('a form that waits', () => {
  it('is told of on every page, before it is tried again', async () => {
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
  ])('is announced on %s page: its live region is known before it says something', async (_, path) => {
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

  it('is not told of while it is under way', async () => {
    keep({ at: NOW - 3000, sendingSince: NOW - 3000 });
    expect(await noted('', '/')).toBe('');
    keep({ at: NOW - 61_000, sendingSince: NOW - 61_000 });
    expect(await noted('', '/')).toBe('waits');
  });

  it('that was answered is told of in the server’s words', async () => {
    keep({ outcome: { accepted: true, address: '/', said: 'thanks' } });
    expect(await noted('')).toBe('says thanks');
  });
});

describe('a form that another version of the app queued', () => {
  const words = { waiting: 'waits', accepted: 'arrived', refused: 'no', show: 'show' } as never;

  it.each<[string, WaitingForm['outcome'], string]>([
    ['by its title and the answer', { accepted: true, address: '/', said: 'thanks' }, 'Karten thanks'],
    ['by its title', { accepted: true, address: '/' }, 'Karten '],
    ['in the words that it has', { accepted: false, address: '/', said: 'late' }, 'no'],
  ])('is told of %s', async (_, outcome, text) => {
    keep({ words, outcome });
    expect(await noted('')).toBe(text);
  });

  it('is sent even if nothing can be told of it', async () => {
    keep({ words: undefined as never });
    vi.mocked(deliverAll).mockClear();
    await deliverAndShow().catch(() => undefined);
    expect(deliverAll).toHaveBeenCalledOnce();
  });
});

describe('a form that its page sent', () => {
  const handed = { at: NOW - 3000, sendingSince: NOW - 3000 };

  it.each<[string, string, Partial<WaitingForm>, boolean]>([
    ['is gone where its outcome is told', '<p id="f-outcome"></p>', handed, true],
    [
      'stays where a won draw’s notice stands above it',
      `<p id="f-outcome"></p>${raffle('a1')}`,
      handed,
      false,
    ],
    [
      'is gone where its outcome stands above a new form',
      `<p id="f-outcome"></p>${raffle('b2')}`,
      handed,
      true,
    ],
    ['is gone where it came back', `${SUMMARY}<p></p>${raffle('a1', 'data-tried')}`, handed, true],
    [
      'is gone where a refused vote came back',
      `${SUMMARY}<p></p><form id="f" data-tried=""></form>`,
      { id: 'v', ...handed },
      true,
    ],
    ['stays where another form came back', `${SUMMARY}<p></p>${raffle('b2', 'data-tried')}`, handed, false],
    [
      'stays where a script found a mistake before it was sent',
      SUMMARY + raffle('a1', 'data-tried'),
      {},
      false,
    ],
    [
      'stays where a vote was not tried',
      `${SUMMARY}<p></p><form id="f"></form>`,
      { id: 'v', ...handed },
      false,
    ],
    [
      'stays where somebody else has sent it since',
      '<p id="f-outcome"></p>',
      { ...handed, at: NOW - 9000 },
      false,
    ],
  ])('%s', async (_, content, changes, gone) => {
    keep(changes);
    await noted(content);
    expect(stored.size).toBe(gone ? 0 : 1);
  });

  it('stays where another page tells of one by the same name', async () => {
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

it.each([
  ['faulty', 'no: faulty'],
  ['', 'not sent'],
])('a refused form is told of with the reason, or as not sent: “%s”', async (said, text) => {
  keep({ outcome: { accepted: false, address: '/beitrag/110', said } });
  expect(await noted('', '/')).toBe(text);
});

it.each([
  ['is told of until its result is opened', '/', '', 1],
  [
    'is told of where the result’s page can’t be loaded',
    '/beitrag/110?outcome=x',
    '<div data-kept-list=""></div>',
    1,
  ],
  ['is told of on the same page without the result', '/beitrag/110', '<p id="f-outcome"></p>', 1],
  ['is gone once its result was shown', '/beitrag/110?outcome=x', '<p id="f-outcome"></p>', 0],
])('an accepted form %s', async (_, path, content, left) => {
  keep({ outcome: { accepted: true, address: '/beitrag/110?outcome=x' } });
  await noted('', '/');
  const link = document.querySelector('[data-outbox] a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.dispatchEvent(new MouseEvent('click', { cancelable: true }));
  await noted(content, path);
  expect(stored.size).toBe(left);
});

it('a refused form is posted again as it was typed, over several lines', async () => {
  const posted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  keep({ fields: [['message', 'Hallo\nTram']], outcome: { accepted: false, address: '/beitrag/110' } });
  await noted('', '/');
  document.querySelector<HTMLElement>('[data-outbox] button')?.click();
  await vi.waitFor(() => expect(posted).toHaveBeenCalledOnce());
  const form = posted.mock.contexts[0] as HTMLFormElement;
  expect(new FormData(form).get('message')).toBe('Hallo\nTram');
});

it('a refused form that is posted again and accepted is gone with its result', async () => {
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue();
  keep({ outcome: { accepted: false, address: '/beitrag/110' } });
  await noted('', '/');
  document.querySelector<HTMLElement>('[data-outbox] button')?.click();
  await vi.advanceTimersByTimeAsync(1);
  await noted('<p id="f-outcome"></p>');
  expect(stored.size).toBe(0);
});

describe('a note', () => {
  const note = () => document.querySelector<HTMLElement>('[data-outbox]');

  it('whose form is taken back says so, has the focus, and goes once that has moved on', async () => {
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

  it('says nothing of a form that is just being sent, which may arrive', async () => {
    keep({ sendingSince: NOW - 1000, renewed: NOW - 1000 });
    await noted('', '/');
    note()?.querySelector('button')?.click();
    await vi.advanceTimersByTimeAsync(1);
    expect([document.querySelector('[role=status] p')?.textContent, stored.size]).toEqual(['waits', 1]);
  });

  it('that says the same stays, with its focus; others come and go beside it', async () => {
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

  it('that is replaced hands its focus on', async () => {
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

  it('stays while somebody sends the form again', async () => {
    keep();
    await noted('', '/');
    const first = note();
    keep({ sendingSince: NOW - 1000 });
    await showNotes();
    expect(note()).toBe(first);
  });

  it('is there once, however many look at the same time', async () => {
    keep();
    await noted('', '/');
    await Promise.all([showNotes(), showNotes()]);
    expect(document.querySelectorAll('[data-outbox]')).toHaveLength(1);
  });
});
