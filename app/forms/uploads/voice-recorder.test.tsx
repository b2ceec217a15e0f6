// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { VoiceRecorder, type VoiceTexts } from './voice-recorder.tsx';

afterEach(() => void vi.unstubAllGlobals());

it('a recording can be stopped on a page that was translated meanwhile', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<main></main>';
  const root = createRoot(document.querySelector('main') as HTMLElement);
  const texts = { start: 'Aufnehmen', stop: 'Stopp', seconds: '{seconds} s' } as VoiceTexts;
  const nothing = () => undefined;
  const rest = {
    onRecorder: nothing,
    recording: null,
    replaces: false,
    onRecorded: nothing,
    onDiscarded: nothing,
  };
  const recorder = { stream: { getTracks: () => [] } } as unknown as MediaRecorder;
  await act(async () => root.render(<VoiceRecorder texts={texts} recorder={recorder} {...rest} />));
  expect(document.querySelector('button')?.textContent).toBe('Stopp 0 s');
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
  await act(async () => root.unmount());
});
