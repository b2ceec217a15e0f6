// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DRAFT_LIFETIME_MS, DRAFT_LONGEST_MS } from '#app/contract/upload-rules.ts';
import { SLOW_MS } from '#app/contract/with-timeout.ts';
import { de } from '#app/i18n/de.ts';
import { en } from '#app/i18n/en.ts';
import type { AcceptedUpload } from './accepted-upload.ts';
import { renew, type SentFile, sendFile } from './send-file.ts';
import { UploadField, type UploadFieldProps } from './upload-field.island.tsx';
import type { VoiceTexts } from './voice-recorder.tsx';

vi.mock('./send-file.ts');

const texts = {
  uploadedList: 'Schon angekommen',
  uploadedFile: '{name} ({size} MB)',
  remove: '{name} entfernen',
  progress: '{name}: {percent} %',
  failed: '{name} fehlt',
  tooMany: '',
} as UploadFieldProps['texts'];
const voice = { start: 'start', stop: 'stop', again: 'again', listen: 'listen', seconds: '' } as VoiceTexts;
Object.assign(voice, { replace: 'replace', discard: 'discard' });
voice.filename = 'Nachricht';

class Recorder {
  static all: Recorder[] = [];
  static content = 'a';
  state = 'inactive';
  mimeType = 'audio/webm';
  ondataavailable?: (event: { data: Blob }) => void;
  onstop?: () => void;
  stream: MediaStream;
  constructor(stream: MediaStream) {
    this.stream = stream;
    Recorder.all.push(this);
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    setTimeout(() => {
      this.ondataavailable?.({ data: new Blob([Recorder.content]) });
      this.onstop?.();
    });
  }
}

let root: Root;
let left: number;
let arrive: (sent: SentFile | null) => Promise<void>;
let progress: (percent: number) => void;

const upload = (filename: string): AcceptedUpload => ({
  receipt: filename,
  filename,
  size: 5000,
  bound: false,
});
const input = () => document.querySelector('input[type=file]') as HTMLInputElement;
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((one) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(name),
  ) as HTMLButtonElement;
const press = (name: string) => act(async () => button(name).click());
const submit = () => press('Senden');
const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 5)));
const announced = () => [...document.querySelectorAll('[aria-live]')].map((one) => one.textContent).join('|');

function field(props: Partial<UploadFieldProps>) {
  const Field = UploadField.inner;
  return (
    <Field
      id="f"
      medium="image"
      mandatory={false}
      describedBy=""
      address="/hochladen"
      language="de"
      kept={[]}
      problems={[]}
      texts={texts}
      voice={null}
      {...props}
    />
  );
}

/** Made by scripts to set an input's files; jsdom has none. */
class Transfer {
  files: File[] = [];
  items = { add: (file: File) => this.files.push(file) };
}

function putIn(files: File[]): void {
  const put = (made: File[] | null) => putIn(made ?? []);
  Object.defineProperty(input(), 'files', { get: () => files, set: put, configurable: true });
  Object.defineProperty(input(), 'value', { get: () => '', set: () => putIn([]), configurable: true });
}

async function show(props: Partial<UploadFieldProps>): Promise<void> {
  await act(async () => root.render(field(props)));
  putIn([]);
}

/** Without files: the chooser was cancelled, and the browser has emptied the input. */
async function choose(...files: File[]): Promise<void> {
  putIn(files);
  await act(async () => input().dispatchEvent(new Event('change', { bubbles: true })));
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('MediaRecorder', Recorder);
  vi.stubGlobal('DataTransfer', Transfer);
  Recorder.all = [];
  Recorder.content = 'a';
  const stream = { getTracks: () => [{ stop: () => undefined }] };
  Object.defineProperty(navigator, 'mediaDevices', {
    value: { getUserMedia: async () => stream },
    configurable: true,
  });
  Object.assign(URL, { createObjectURL: () => 'blob:a', revokeObjectURL: () => undefined });
  vi.mocked(sendFile).mockImplementation((_file, { onProgress }) => {
    progress = onProgress;
    return new Promise((resolve) => {
      arrive = (sent) => act(async () => resolve(sent));
    });
  });
  vi.mocked(renew).mockResolvedValue(null);
  left = 0;
  document.body.innerHTML = '<form><button>Senden</button></form>';
  const form = document.querySelector('form') as HTMLFormElement;
  form.parentElement?.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) left += 1;
    event.preventDefault();
  });
  const place = document.createElement('div');
  form.append(place);
  root = createRoot(place);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceWith(document.createElement('body'));
  history.replaceState(null, '');
  vi.unstubAllGlobals();
});

it('the focus moves to the file input when a file is removed', async () => {
  await show({ kept: [upload('rot.jpg'), upload('blau.jpg')] });
  button('rot.jpg').focus();
  await press('rot.jpg');
  expect(document.activeElement).toBe(input());
  expect(document.body.textContent).not.toContain('rot.jpg');
});

it('a file that is removed during another upload is removed by the receipt which that upload returns', async () => {
  const bound = (receipt: string) => ({ ...upload('rot.jpg'), receipt, bound: true });
  await show({ kept: [bound('old')] });
  await choose(new File(['a'], 'blau.jpg', { type: 'image/jpeg' }));
  const form = document.querySelector('form') as HTMLFormElement;
  const submitters: unknown[] = [];
  form.requestSubmit = (submitter) =>
    submitters.push((submitter as HTMLButtonElement).value, submitter?.isConnected);
  await press('rot.jpg');
  await arrive({ uploads: [bound('new'), upload('blau.jpg')], problems: [] });
  expect(submitters).toEqual(['new', true]);
});

it('the live region is cleared when the next file is chosen, or the same text would not be announced again', async () => {
  await show({});
  const file = new File(['a'], 'rot.jpg', { type: 'image/jpeg' });
  await choose(file);
  await arrive({ uploads: [upload('rot.jpg')], problems: [] });
  await choose(file);
  expect(announced()).toBe('rot.jpg: 0 %|');
  await arrive({ uploads: [upload('rot.jpg')], problems: ['rot.jpg ist zu groß'] });
  expect(announced()).toBe('|rot.jpg ist zu groß');
  await choose(file);
  expect(announced()).toBe('rot.jpg: 0 %|');
});

it('the field is described by the files that have arrived', async () => {
  await show({ kept: [upload('rot.jpg'), upload('blau.jpg')], describedBy: 'hint', problems: ['zu groß'] });
  const ids = input().getAttribute('aria-describedby')?.split(' ') ?? [];
  const described = ids.map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual([undefined, 'rot.jpg (0,1 MB)', 'blau.jpg (0,1 MB)', 'zu groß']);
});

it('a file is announced when it is under way and when it has arrived, not in between', async () => {
  await show({});
  await choose(new File(['a'], 'rot.jpg', { type: 'image/jpeg' }));
  expect(announced()).toBe('rot.jpg: 0 %|');
  act(() => progress(40));
  expect(announced()).toBe('|');
  expect(document.body.textContent).toContain('rot.jpg: 40 %');
  expect(document.querySelector('progress')?.getAttribute('aria-label')).toBe('rot.jpg');
  await arrive({ uploads: [upload('rot.jpg')], problems: [] });
  expect(announced()).toBe('Schon angekommen: rot.jpg (0,1 MB)|');
  await press('rot.jpg');
  expect(announced()).toBe('|');
});

it.each([
  ['German', de],
  ['English', en],
])(
  'how long files are kept is announced with the first and shown while there is one, in %s',
  async (_, of) => {
    expect(of.uploadKeptWhileOpen).toContain(` ${DRAFT_LONGEST_MS / 3_600_000}\u00a0`);
    await show({ texts: { ...texts, keptWhileOpen: of.uploadKeptWhileOpen } });
    await choose(new File(['a'], 'rot.jpg', { type: 'image/jpeg' }));
    expect(announced()).not.toContain(of.uploadKeptWhileOpen);
    await arrive({ uploads: [upload('rot.jpg')], problems: [] });
    expect(announced()).toContain(of.uploadKeptWhileOpen);
    await press('rot.jpg');
    expect(document.body.textContent).not.toContain(of.uploadKeptWhileOpen);
  },
);

it.each([
  ['German', de],
  ['English', en],
])('the server’s HTML, for pages without a script, names the shorter time, in %s', (_, of) => {
  expect(of.uploadKeptFor).toContain(`${DRAFT_LIFETIME_MS / 60_000}\u00a0`);
  const told = { ...texts, keptFor: of.uploadKeptFor, keptWhileOpen: of.uploadKeptWhileOpen };
  const html = renderToString(field({ kept: [upload('rot.jpg')], texts: told }));
  expect(html).toContain(of.uploadKeptFor);
  expect(html).not.toContain(of.uploadKeptWhileOpen);
});

it('the form and the history entry get the renewed receipts', async () => {
  const renewed = { ...upload('rot.jpg'), receipt: 'new' };
  vi.mocked(renew).mockResolvedValueOnce({ uploads: [renewed], problems: [] });
  await show({ kept: [upload('rot.jpg')] });
  const asked = { address: '/hochladen', medium: 'image', submissionId: '', kept: [upload('rot.jpg')] };
  expect(renew).toHaveBeenLastCalledWith(asked);
  expect(document.querySelector<HTMLInputElement>('[name=kept]')?.value).toBe('new');
  expect(history.state.uploads.kept).toEqual([renewed]);
});

it.each([
  ['is sent with the form', 'if the browser can put it back into the input', 1],
  ['keeps the form from being submitted', 'if it can’t', 0],
])('a file whose upload failed %s %s', async (_what, _where, sent) => {
  if (!sent) vi.stubGlobal('DataTransfer', undefined);
  await show({});
  await choose(new File(['a'], 'rot.jpg', { type: 'image/jpeg' }));
  await submit();
  await arrive(null);
  expect(left).toBe(sent);
  expect(document.body.textContent).toContain('rot.jpg fehlt');
});

describe('a form that waits for its file', () => {
  const note = () => document.querySelector('[role=status]')?.textContent;
  const isBusy = () => button('Senden').getAttribute('aria-busy');
  const file = new File(['a'], 'rot.jpg', { type: 'image/jpeg' });

  beforeEach(async () => {
    document
      .querySelector('form')
      ?.insertAdjacentHTML('beforeend', '<p role="status" data-send-note="" data-slow="langsam"></p>');
    await show({ kept: [upload('blau.jpg')] });
    await choose(file);
    vi.useFakeTimers();
    await submit();
  });
  afterEach(() => vi.useRealTimers());

  it('has a busy button, and says so if it takes longer', async () => {
    expect([isBusy(), note()]).toEqual(['true', '']);
    vi.advanceTimersByTime(SLOW_MS);
    expect([isBusy(), note(), left]).toEqual(['true', 'langsam', 0]);
  });

  it('says nothing if a button only shows it again, in another language', async () => {
    button('Senden').formNoValidate = true;
    await submit();
    vi.advanceTimersByTime(SLOW_MS);
    expect([isBusy(), note()]).toEqual(['true', '']);
  });

  it('no longer says what became of an earlier send', async () => {
    document
      .querySelector('form')
      ?.insertAdjacentHTML('beforeend', '<p data-send-note="" id="late">offline</p>');
    await submit();
    expect(document.querySelector('#late')?.textContent).toBe('');
  });

  it.each<[string, number, () => Promise<void>]>([
    ['it is sent', 1, () => arrive({ uploads: [upload('rot.jpg')], problems: [] })],
    ['the file is refused', 0, () => arrive({ uploads: [], problems: ['nein'] })],
    ['the server has no room', 0, () => arrive({ uploads: [], problems: ['voll'], later: true })],
    ['a file is removed', 0, () => press('blau.jpg')],
    ['the upload is cancelled', 0, () => press('rot.jpg')],
  ])('is ready again when %s', async (_what, sent, end) => {
    vi.advanceTimersByTime(SLOW_MS);
    await end();
    expect([isBusy(), note(), left]).toEqual([null, '', sent]);
  });

  it('says nothing once it is sent', async () => {
    await arrive({ uploads: [upload('rot.jpg')], problems: [] });
    vi.advanceTimersByTime(SLOW_MS);
    expect([note(), left]).toEqual(['', 1]);
  });
});

it('a photo that did not arrive is sent once, in engines that fire change when it is put back', async () => {
  vi.mocked(sendFile).mockClear();
  await show({});
  const file = new File(['a'], 'rot.jpg', { type: 'image/jpeg' });
  await choose(file);
  Object.defineProperty(input(), 'files', {
    get: () => [file],
    set: () => input().dispatchEvent(new Event('change', { bubbles: true })),
    configurable: true,
  });
  await arrive(null);
  expect(sendFile).toHaveBeenCalledOnce();
  await submit();
  expect(left).toBe(1);
});

it.each<[string, SentFile | null]>([
  ['did not arrive', null],
  ['the server has no room for now', { uploads: [], problems: ['voll'], later: true }],
])('a photo that %s is sent with the form, also after the chooser is cancelled', async (_what, answer) => {
  const file = new File(['a'], 'rot.jpg', { type: 'image/jpeg' });
  await show({});
  await choose(file);
  await arrive(answer);
  expect([...(input().files ?? [])]).toEqual([file]);
  await choose();
  expect([...(input().files ?? [])]).toEqual([file]);
  await submit();
  expect(left).toBe(1);
});

it('an upload can be cancelled: the next file goes on, and the focus moves to the file input', async () => {
  vi.mocked(sendFile).mockClear();
  await show({});
  await choose(new File(['a'], 'rot.jpg', { type: 'image/jpeg' }));
  act(() => progress(40));
  await choose(new File(['a'], 'blau.jpg', { type: 'image/jpeg' }));
  button('rot.jpg').focus();
  await press('rot.jpg');
  const [[, rot] = [], [blau] = []] = vi.mocked(sendFile).mock.calls;
  expect([rot?.signal.aborted, blau?.name]).toEqual([true, 'blau.jpg']);
  expect(document.activeElement).toBe(input());
  expect(announced()).toBe('blau.jpg: 0 %|');
  await arrive({ uploads: [upload('blau.jpg')], problems: [] });
  expect(announced()).toBe('Schon angekommen: blau.jpg (0,1 MB)|');
  expect(document.body.textContent).not.toContain('rot.jpg');
});

it.each([
  ['is offered', 'beside a recorder', Recorder, true],
  ['isn’t called the other way', 'where nothing can be recorded', undefined, false],
])('a file %s %s', async (_what, _where, recorder, isOther) => {
  if (!recorder) Reflect.deleteProperty(window, 'MediaRecorder');
  await show({ medium: 'audio', voice, texts: { ...texts, chooseFile: 'Oder eine Datei' } });
  expect(document.body.textContent?.includes('Oder eine Datei')).toBe(isOther);
});

describe('a recording', () => {
  const heard = () => document.querySelector('audio');

  const accepted = { uploads: [upload('Nachricht.webm')], problems: [] };

  async function record(answer: SentFile | null = accepted): Promise<void> {
    await press('start');
    await press('stop');
    await wait();
    await arrive(answer);
  }

  async function recordAgain(): Promise<void> {
    await press('again');
    await press('replace');
    await press('stop');
    await wait();
  }

  it('that runs when the form is sent is ended and goes with it', async () => {
    await show({ medium: 'audio', voice, mandatory: true });
    await press('start');
    expect(input().required).toBe(false);
    await submit();
    await submit();
    expect([left, Recorder.all[0]?.state]).toEqual([0, 'inactive']);
    await wait();
    await arrive({ uploads: [upload('Nachricht.webm')], problems: [] });
    expect(left).toBe(1);
    expect(document.querySelector<HTMLInputElement>('[name=kept]')?.value).toBe('Nachricht.webm');
  });

  it('has an audio player until it is removed from the list', async () => {
    await show({ medium: 'audio', voice });
    await record();
    expect(heard()).not.toBeNull();
    await press('Nachricht.webm');
    expect(heard()).toBeNull();
    expect(button('start')).toBeDefined();
  });

  it('has an audio player until an uploaded file has replaced it', async () => {
    await show({ medium: 'audio', voice });
    await record();
    const file = new File(['a'], 'gruss.m4a', { type: 'audio/mp4' });
    await choose(file);
    await arrive({ uploads: [], problems: ['nein'] });
    expect(heard()).not.toBeNull();
    await choose(file);
    await arrive({ uploads: [upload('gruss.m4a')], problems: [] });
    expect(heard()).toBeNull();
  });

  it('that is refused has no audio player, also if an earlier one was accepted', async () => {
    await show({ medium: 'audio', voice });
    await record();
    await recordAgain();
    expect(heard()).not.toBeNull();
    await arrive({ ...accepted, problems: ['nein'] });
    expect(heard()).toBeNull();
    expect(document.body.textContent).toContain('nein');
  });

  it('that is empty has no audio player', async () => {
    await show({ medium: 'audio', voice, texts: { ...texts, empty: '{name} ist leer' } });
    vi.mocked(sendFile).mockClear();
    Recorder.content = '';
    await press('start');
    await press('stop');
    await wait();
    expect(sendFile).not.toHaveBeenCalled();
    expect(heard()).toBeNull();
    expect(announced()).toContain('Nachricht.webm ist leer');
  });

  it.each<[string, SentFile | null]>([
    ['did not arrive', null],
    ['the server has no room for now', { uploads: [], problems: ['voll'], later: true }],
  ])('that %s has an audio player until another file takes its place', async (_what, answer) => {
    await show({ medium: 'audio', voice });
    await record(answer);
    expect(heard()).not.toBeNull();
    expect(input().files?.[0]?.name).toBe('Nachricht.webm');
    await choose(new File(['a'], 'gruss.m4a', { type: 'audio/mp4' }));
    await arrive({ uploads: [], problems: ['nein'] });
    expect(heard()).toBeNull();
  });

  it.each<[string, SentFile | null]>([
    ['did not arrive', null],
    ['the server has no room for now', { ...accepted, problems: ['voll'], later: true }],
  ])('has no audio player once a file that %s is sent instead', async (_what, answer) => {
    await show({ medium: 'audio', voice });
    await record();
    await choose(new File(['a'], 'gruss.m4a', { type: 'audio/mp4' }));
    await arrive(answer);
    expect(input().files?.[0]?.name).toBe('gruss.m4a');
    expect(heard()).toBeNull();
  });

  it('whose upload is cancelled has no audio player', async () => {
    await show({ medium: 'audio', voice });
    await record();
    await recordAgain();
    expect(heard()).not.toBeNull();
    const cancel = document.querySelector('progress + button') as HTMLButtonElement;
    await act(async () => cancel.click());
    expect(heard()).toBeNull();
  });

  it('has an audio player still after the upload of another file is cancelled', async () => {
    await show({ medium: 'audio', voice });
    await record();
    await choose(new File(['a'], 'gruss.m4a', { type: 'audio/mp4' }));
    await press('gruss.m4a');
    expect(heard()).not.toBeNull();
  });

  it.each([
    ['by a post', 'if it replaced one that the content server may have', true],
    ['at once', 'if not', false],
  ])('is discarded %s %s', async (_how, _when, bound) => {
    await show({ medium: 'audio', voice, kept: [{ ...upload('Nachricht.webm'), bound }] });
    await recordAgain();
    await arrive({ uploads: [{ ...upload('Nachricht.webm'), receipt: 'new', bound }], problems: [] });
    const removed: string[] = [];
    document.querySelector('form')?.addEventListener('submit', ({ submitter }) => {
      removed.push((submitter as HTMLButtonElement).name, (submitter as HTMLButtonElement).value);
    });
    await press('discard');
    expect(removed).toEqual(bound ? ['remove', 'new'] : []);
    expect([left, heard()]).toEqual([bound ? 1 : 0, null]);
    expect(document.querySelector('[name=kept]') !== null).toBe(bound);
  });

  it.each([true, false])(
    'that is discarded is not uploaded again (its upload failed: %s)',
    async (failed) => {
      await show({ medium: 'audio', voice });
      await press('start');
      await press('stop');
      await wait();
      if (failed) await arrive(null);
      vi.mocked(sendFile).mockClear();
      await press('discard');
      expect(sendFile).not.toHaveBeenCalled();
      expect([heard(), input().files?.length]).toEqual([null, 0]);
    },
  );

  it.each([true, false])('is discarded without the file that is to replace it (bound: %s)', async (bound) => {
    await show({ medium: 'audio', voice, kept: [{ ...upload('Nachricht.webm'), bound }] });
    await recordAgain();
    await arrive({ uploads: [{ ...upload('Nachricht.webm'), receipt: 'new', bound }], problems: [] });
    const posted = vi.fn();
    document.querySelector('form')?.addEventListener('submit', posted);
    await choose(new File(['a'], 'gruss.m4a', { type: 'audio/mp4' }));
    await press('discard');
    expect([heard(), announced()]).toEqual([null, expect.stringContaining('gruss.m4a: 0 %')]);
    await arrive({ uploads: [upload('gruss.m4a')], problems: [] });
    expect(document.querySelector<HTMLInputElement>('[name=kept]')?.value).toBe('gruss.m4a');
    expect(posted).not.toHaveBeenCalled();
  });

  it.each(['Nachricht.webm', 'gruss.m4a'])(
    'stays when %s is removed, which it replaces',
    async (replaced) => {
      await show({ medium: 'audio', voice, kept: [{ ...upload(replaced), bound: true }] });
      await recordAgain();
      const form = document.querySelector('form') as HTMLFormElement;
      form.requestSubmit = vi.fn();
      await press(replaced);
      await arrive({ uploads: [{ ...upload('Nachricht.webm'), receipt: 'new', size: 6000 }], problems: [] });
      expect(form.requestSubmit).not.toHaveBeenCalled();
      expect(document.querySelector<HTMLInputElement>('[name=kept]')?.value).toBe('new');
    },
  );
});
