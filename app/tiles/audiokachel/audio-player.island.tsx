import { useEffect, useRef, useState } from 'react';
import { island } from '#app/islands/island.tsx';
import { startPlaying, stopPlaying } from '#app/islands/one-player.ts';

interface AudioPlayerProps {
  src: string;
  title: string;
  /** The title's language, if it differs from the page's. */
  lang: string | undefined;
  failed: string;
}

/** A native audio element; hydrated, it pauses when another player starts, and reports errors. */
function AudioPlayerInner({ src, title, lang, failed }: AudioPlayerProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [broken, setBroken] = useState(false);
  const stop = useRef(() => {
    if (!audio.current) return;
    audio.current.pause();
    audio.current.currentTime = 0;
  });

  const pressed = useRef(true);
  /** Loaded anew, once a press, because a player that failed never plays again. With preload="none" Play fetches it. */
  const fail = useRef(() => {
    setBroken(true);
    if (!audio.current || !pressed.current) return;
    pressed.current = false;
    const { currentTime } = audio.current;
    audio.current.load();
    audio.current.currentTime = currentTime;
  });

  useEffect(() => {
    const { current } = stop;
    if (audio.current?.error) fail.current();
    if (audio.current?.paused === false) startPlaying(current);
    return () => stopPlaying(current);
  }, []);

  return (
    <div data-no-swipe="">
      <audio
        ref={audio}
        className="block w-full"
        controls
        preload="none"
        src={src}
        aria-label={title}
        lang={lang}
        onPlay={() => {
          pressed.current = true;
          startPlaying(stop.current);
        }}
        onError={() => fail.current()}
        onPlaying={() => setBroken(false)}
      />
      {broken ? (
        <p role="alert" className="mt-2 text-sm text-warning">
          {failed}
        </p>
      ) : null}
    </div>
  );
}

export const AudioPlayer = island<AudioPlayerProps>({ name: 'audio-player', when: 'use' }, AudioPlayerInner);
