// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { VoiceRecorder, type VoiceTexts } from './voice-recorder.tsx';

afterEach(() => void vi.unstubAllGlobals());

const texts = {
  start: 'Aufnehmen',
  during: 'Die Aufnahme läuft.',
  lang: 'de',
  stop: 'Stopp',
  seconds: '{seconds} s',
  refused: 'Geht nicht',
} as VoiceTexts;
const nothing = () => undefined;
const rest = {
  onRecorder: nothing,
  recording: null,
  replaces: false,
  onRecorded: nothing,
  onDiscarded: nothing,
};

function mount() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  return createRoot(document.querySelector('main') as HTMLElement);
}

it('a recording can be stopped on a page that was translated meanwhile', async () => {
  const root = mount();
  const recorder = { stream: { getTracks: () => [] } } as unknown as MediaRecorder;
  await act(async () => root.render(<VoiceRecorder texts={texts} recorder={recorder} {...rest} />));
  expect(document.querySelector('button')?.textContent).toBe('Stopp 0 s');
  // carry-typed.ts looks for it.
  expect(document.querySelector('button')?.matches('[data-recording]')).toBe(true);
  // The name of the button that has the focus must not change each second.
  expect(document.querySelector('button [aria-hidden=true]')?.textContent).toBe('0 s');
  // As a translator does it.
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const text = words.currentNode as Text;
    const font = document.createElement('font');
    text.replaceWith(font);
    font.append(text);
  }
  await act(async () => root.render(<VoiceRecorder texts={texts} recorder={null} {...rest} />));
  expect(document.querySelector('button')?.textContent).toBe('Aufnehmen');
  expect(document.querySelector('[data-recording]')).toBeNull();
  await act(async () => root.unmount());
});

it('a recording that begins is announced, in the language of that text alone', async () => {
  const root = mount();
  const recorder = { stream: { getTracks: () => [] } } as unknown as MediaRecorder;
  await act(async () => root.render(<VoiceRecorder texts={texts} recorder={null} {...rest} />));
  const said = document.querySelector('[aria-live=polite]');
  expect(said?.textContent).toBe('');
  await act(async () => root.render(<VoiceRecorder texts={texts} recorder={recorder} {...rest} />));
  expect(said?.textContent).toBe(texts.during);
  expect(said?.querySelector('[lang]')).toBeNull();
  await act(async () => root.unmount());
});

it('the button that starts a required recording has an asterisk, until something is recorded', async () => {
  const root = mount();
  const required = { ...texts, mark: '\u00a0*', again: 'Neu aufnehmen' };
  const button = () => document.querySelector('button');
  await act(async () => root.render(<VoiceRecorder texts={required} recorder={null} {...rest} />));
  expect(button()?.textContent).toBe('Aufnehmen\u00a0*');
  expect(button()?.querySelector('[aria-hidden=true]')?.textContent).toBe('\u00a0*');
  await act(async () => root.render(<VoiceRecorder texts={required} recorder={null} {...rest} replaces />));
  expect(button()?.textContent).toBe('Neu aufnehmen');
  await act(async () => root.unmount());
});

it.each(['constructor', 'start()'])('a recorder whose %s fails leaves no microphone on', async (what) => {
  const stop = vi.fn();
  const stream = { getTracks: () => [{ stop }] };
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: async () => stream } });
  vi.stubGlobal(
    'MediaRecorder',
    class {
      constructor() {
        if (what === 'constructor') this.start();
      }
      start() {
        throw new DOMException('', 'NotSupportedError');
      }
    },
  );
  const root = mount();
  await act(async () => root.render(<VoiceRecorder texts={texts} recorder={null} {...rest} />));
  await act(async () => document.querySelector('button')?.click());
  expect(stop).toHaveBeenCalledOnce();
  expect(document.body.textContent).toContain(texts.refused);
  await act(async () => root.unmount());
});
