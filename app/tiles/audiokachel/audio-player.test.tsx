// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { AudioPlayer } from './audio-player.island.tsx';

const Inner = AudioPlayer.inner;

afterEach(() => void vi.unstubAllGlobals());

it.each(['before hydration', 'later'])(
  'a recording that fails %s is loaded again, at its position',
  async (when) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    const player = <Inner src="/a.mp3" title="T" lang={undefined} failed="Fehlt" />;
    document.body.innerHTML = `<main>${renderToString(player)}</main>`;
    const audio = document.querySelector('audio') as HTMLAudioElement;
    Object.defineProperty(audio, 'currentTime', { value: 40, writable: true });
    // As in a browser, load() resets both.
    const load = vi.fn(() => Object.assign(audio, { error: null, currentTime: 0 }));
    Object.assign(audio, { load, error: when === 'later' ? null : {} });
    const root = await act(async () => hydrateRoot(document.querySelector('main') as HTMLElement, player));
    if (when === 'later') await act(async () => audio.dispatchEvent(new Event('error')));
    expect(document.querySelector('[role=alert]')?.textContent).toBe('Fehlt');
    expect(load).toHaveBeenCalledOnce();
    expect(audio.currentTime).toBe(40);
    await act(async () => root.unmount());
  },
);
