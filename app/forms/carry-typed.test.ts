// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SLOW_MS } from '#app/contract/with-timeout.ts';
import { carryTyped } from './carry-typed.ts';

const requestSubmit = vi.fn();
carryTyped();
let followed = 0;
addEventListener('click', (event) => {
  if (!event.defaultPrevented) followed += 1;
  event.preventDefault();
});

const form = (id: string, fields: string) =>
  `<form id="${id}" data-live="{}" action="/beitrag/1?sent=token">${fields}<button>Senden</button></form>`;

beforeEach(() => {
  followed = 0;
  requestSubmit.mockClear();
  vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(requestSubmit);
});

function page(forms: string): void {
  document.body.innerHTML = `<a data-carry href="/beitrag/1?lang=en">English</a>${forms}`;
}
function press(init: MouseEventInit = {}): HTMLButtonElement | undefined {
  document
    .querySelector('a')
    ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return requestSubmit.mock.calls[0]?.[0] as HTMLButtonElement | undefined;
}

describe('a switch of language or view', () => {
  it.each([
    ['a text', '<input name="firstname" value="Ada">'],
    ['a message', '<textarea name="freetext">Hallo</textarea>'],
    ['a choice', '<input type="radio" name="answer" checked>'],
    ['a tick', '<input type="checkbox" name="agb" checked>'],
    ['a file that has arrived', '<input type="hidden" name="kept" value="receipt">'],
    ['letters in the puzzle', '<input type="hidden" name="answer" value="  FA" data-typed>'],
    ['a file on its way', '<progress></progress>'],
    ['a running recording', '<button type="button" data-recording></button>'],
  ])('takes along %s', (_, fields) => {
    page(form('raffle', fields));
    const button = press();
    expect(followed).toBe(0);
    expect(button?.name).toBe('again');
    expect(button?.formNoValidate).toBe(true);
    const { pathname, search, hash } = new URL(button?.formAction ?? '');
    expect(pathname + search + hash).toBe('/beitrag/1?lang=en&sent=token#raffle');
  });

  it.each([
    [
      'nothing is typed',
      form(
        'raffle',
        '<input name="firstname"><input type="checkbox" name="agb"><input type="hidden" name="x" value="y"><input type="hidden" name="answer" value="" data-typed>',
      ),
    ],
    ['there is no form of ours', '<form><input name="q" value="Bahn"></form>'],
  ])('is a link where %s', (_, forms) => {
    page(forms);
    expect(press()).toBeUndefined();
    expect(followed).toBe(1);
  });

  it('is sent to the page’s own address by a link that loads the page again', () => {
    page(form('raffle', '<input name="firstname" value="Ada">'));
    document.querySelector('a')?.setAttribute('href', '');
    history.replaceState(null, '', '/beitrag/1?lang=de#vote');
    const { pathname, search, hash } = new URL(press()?.formAction ?? '');
    expect(pathname + search + hash).toBe('/beitrag/1?lang=de&sent=token#raffle');
    history.replaceState(null, '', '/');
  });

  it('opens in a tab of its own as links do', () => {
    page(form('raffle', '<input name="firstname" value="Ada">'));
    expect(press({ ctrlKey: true })).toBeUndefined();
  });

  it('adds its button before the form’s last element, which send-check.ts scrolls to', () => {
    page(form('raffle', '<input name="firstname" value="Ada">').replace('</form>', '<p>Note</p></form>'));
    press();
    expect([...(document.querySelector('form')?.children ?? [])].map(({ tagName }) => tagName)).toEqual([
      'INPUT',
      'BUTTON',
      'BUTTON',
      'P',
    ]);
  });

  it('leaves one button behind however often it is pressed', () => {
    page(form('raffle', '<input name="firstname" value="Ada">'));
    press();
    press();
    expect(document.querySelectorAll('[name=again]')).toHaveLength(1);
  });

  it('takes along the form that was changed last', () => {
    page(
      form('vote', '<input type="radio" name="answer" checked>') +
        form('raffle', '<input name="firstname" value="Ada">'),
    );
    const field = document.querySelector('[name=firstname]');
    field?.dispatchEvent(new Event('change', { bubbles: true }));
    const button = press();
    expect(requestSubmit.mock.contexts[0]).toBe(document.getElementById('raffle'));
    expect(new URL(button?.formAction ?? '').hash).toBe('#raffle');
  });
});

describe('a decision about cookies', () => {
  const consent = '<form action="/consent"><button name="decision" value="reject">Ablehnen</button></form>';
  const decide = () =>
    document
      .querySelector('button[name=decision]')
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

  it.each([
    ['is taken', () => Promise.resolve(new Response()), 0],
    ['is not, because nobody answers', () => Promise.reject(new TypeError()), 0],
    ['hangs', () => new Promise<Response>(() => undefined), SLOW_MS],
  ])('takes along what was typed, where it %s', async (_, answer, afterMs) => {
    vi.useFakeTimers();
    const fetched = vi.fn<typeof fetch>(answer);
    vi.stubGlobal('fetch', fetched);
    page(`${consent}${form('raffle', '<input name="firstname" value="Ada">')}`);
    decide();
    expect(followed).toBe(0);
    await vi.advanceTimersByTimeAsync(afterMs);
    expect(requestSubmit).toHaveBeenCalledOnce();
    const [, { body, keepalive } = {}] = fetched.mock.calls[0] ?? [];
    expect([String(body), keepalive]).toEqual(['decision=reject', true]);
    const button = requestSubmit.mock.calls[0]?.[0] as HTMLButtonElement;
    const { pathname, search, hash } = new URL(button.formAction);
    expect([button.name, pathname + search + hash]).toEqual(['again', '/?sent=token#raffle']);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('doesn’t replace a page whose link was pressed meanwhile', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async () => new Response());
    page(`${consent}${form('raffle', '<input name="firstname" value="Ada">')}`);
    document.body.insertAdjacentHTML('beforeend', '<a id="away" href="/linie"></a>');
    decide();
    document.getElementById('away')?.click();
    await vi.advanceTimersByTimeAsync(SLOW_MS);
    expect([followed, requestSubmit.mock.calls.length]).toEqual([1, 0]);
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is sent as any form where nothing is typed', () => {
    page(`${consent}${form('raffle', '<input name="firstname">')}`);
    document.querySelector('input')?.dispatchEvent(new Event('change', { bubbles: true }));
    decide();
    expect(followed).toBe(1);
    expect(requestSubmit).not.toHaveBeenCalled();
  });
});

it('leads to the field changed last, or to the form if that is another', () => {
  page(form('raffle', '<input id="raffle-city" value="Trier">') + form('vote', '<input id="vote-name">'));
  const changedIn = (id: string) => {
    document.getElementById(id)?.dispatchEvent(new Event('change', { bubbles: true }));
    return new URL(press()?.formAction ?? '').hash;
  };
  expect(changedIn('raffle-city')).toBe('#raffle-city');
  expect(changedIn('vote-name')).toBe('#raffle');
});
