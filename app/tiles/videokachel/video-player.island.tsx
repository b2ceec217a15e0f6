import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '#app/components/icon.tsx';
import { island } from '#app/islands/island.tsx';
import { startPlaying, stopPlaying } from '#app/islands/one-player.ts';
import { DEFAULT_QUALITY, QUALITIES, type Quality } from './quality.ts';
import { type VideoSources, VideoStream } from './video-stream.ts';

interface VideoPlayerProps extends VideoSources {
  title: string;
  /** The title's language, if it differs from the page's. */
  lang: string | undefined;
  /** '' if there is none. */
  poster: string;
  /** Duration and size, if known. */
  facts: string;
  labels: {
    play: string;
    loading: string;
    failed: string;
    again: string;
    quality: string;
    low: string;
    medium: string;
    high: string;
  };
}

/** `plain` is the server-rendered state: the native player, which needs no script. */
type PlayerState = 'plain' | 'poster' | 'playing' | 'failed';

/** Without its controls a focused video loses the focus, and a pressed one the press. */
function isInUse(video: HTMLVideoElement | null): boolean {
  return video !== null && (!video.paused || document.activeElement === video || video.matches(':active'));
}

function VideoPlayerInner({ title, lang, poster, facts, labels, ...sources }: VideoPlayerProps) {
  const [state, setState] = useState<PlayerState>('plain');
  const [quality, setQuality] = useState<Quality>(DEFAULT_QUALITY);
  const [loading, setLoading] = useState(false);
  const [fullscreen, setFullscreen] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const again = useRef<HTMLButtonElement>(null);
  const stream = useRef<VideoStream | null>(null);

  const reset = useRef(() => {
    stream.current?.stop();
    stream.current = null;
    video.current?.pause();
    setState('poster');
  });

  /** The failed player has no controls and loses the focus. */
  const fail = useRef(() => {
    const focused = document.activeElement === video.current;
    flushSync(() => setState('failed'));
    if (focused) again.current?.focus();
  });

  useEffect(() => {
    const { current: stop } = reset;
    const { current: film } = video;
    const onFullscreen = () => setFullscreen(document.fullscreenElement === film);
    document.addEventListener('fullscreenchange', onFullscreen);
    const isStarted = film?.paused === false;
    if (film?.error || (isStarted && film.networkState === film.NETWORK_NO_SOURCE)) {
      // React can't render synchronously in an effect.
      void Promise.resolve().then(fail.current);
    } else if (isStarted) {
      // The native player was started before hydration: leave it playing.
      startPlaying(stop);
      if (film.readyState > 0) setState('playing');
    } else if (!isInUse(film)) {
      setState('poster');
    }
    return () => {
      document.removeEventListener('fullscreenchange', onFullscreen);
      stopPlaying(stop);
      stream.current?.stop();
    };
  }, []);

  const open = (film: HTMLVideoElement, wanted: Quality, position: number) => {
    stream.current?.stop();
    stream.current = new VideoStream(film, sources, wanted, position, fail.current, () => setLoading(false));
    return stream.current;
  };

  const play = () => {
    if (!video.current) return;
    startPlaying(reset.current);
    const left = state === 'failed' ? video.current.currentTime : 0;
    const opened = open(video.current, quality, stream.current?.position ?? left);
    // Within the press: after a slow import Safari would refuse play().
    video.current.load();
    // Render synchronously: without controls the element can't be focused.
    flushSync(() => {
      setState('playing');
      setLoading(true);
    });
    video.current.focus();
    void opened.start();
  };

  const choose = (next: Quality) => {
    setQuality(next);
    stream.current?.setQuality(next);
    // Started by the native player: it has no stream yet.
    if (stream.current || state !== 'playing' || !video.current) return;
    const opened = open(video.current, next, video.current.currentTime);
    opened.paused = video.current.paused;
    void opened.start();
  };

  return (
    <div data-no-swipe="">
      <div className="ratio-picture ratio-wide ratio-picture-whole rounded">
        <video
          ref={video}
          className="absolute inset-0 h-full w-full"
          controls={state === 'plain' || state === 'playing'}
          preload="none"
          playsInline
          poster={poster || undefined}
          width={1280}
          height={720}
          aria-label={title}
          lang={lang}
          onPlay={() => startPlaying(reset.current)}
          onPlaying={() => {
            setLoading(false);
            // Not before its source is chosen: 'playing' removes the sources.
            if (state === 'plain') setState('playing');
          }}
          onPause={() => setLoading(false)}
          onError={({ target, currentTarget: film }) => {
            // Of one of its sources too: after the last the browser has none left. A stream has its own fallbacks.
            const isOver = target === film || target === film.lastElementChild;
            if (isOver && !stream.current && state !== 'poster') fail.current();
          }}
          onBlur={({ currentTarget }) => state === 'plain' && !isInUse(currentTarget) && setState('poster')}
        >
          {/* Only before the first Play: when `stop` resets the element, it would load these sources again. */}
          {state === 'plain' ? (
            <>
              <source src={sources.streams[DEFAULT_QUALITY]} type="application/vnd.apple.mpegurl" />
              {sources.mp4 ? <source src={sources.mp4} type="video/mp4" /> : null}
            </>
          ) : null}
        </video>
        {state === 'poster' ? (
          <button
            type="button"
            onClick={play}
            className="ring-above absolute inset-0 flex h-full w-full cursor-pointer items-center justify-center"
          >
            <span className="sr-only">
              {labels.play}, <span lang={lang}>{title}</span>
              {facts ? `, ${facts}` : null}
            </span>
            <span className="flex h-20 w-20 items-center justify-center rounded-full bg-green text-on-green shadow-lifted">
              <Icon name="play" className="h-10 w-10" />
            </span>
          </button>
        ) : null}
        {state === 'failed' ? (
          <div
            role="alert"
            className="absolute inset-0 flex flex-col items-center overflow-y-auto bg-[rgba(0,0,0,0.8)] p-4 text-center text-[#fff]"
          >
            <p className="mb-4 mt-auto max-w-[40ch]">{labels.failed}</p>
            <button
              ref={again}
              type="button"
              onClick={play}
              className="mb-auto min-h-[48px] flex-none rounded bg-green px-5 font-bold text-on-green hover:bg-green-hover"
            >
              {labels.again}
            </button>
          </div>
        ) : null}
      </div>
      <p lang={lang} className="mt-2 font-semibold leading-tight">
        {title}
      </p>
      <p className="text-sm text-soft">
        {facts} <span role="status">{state === 'playing' && loading ? labels.loading : ''}</span>
      </p>
      {state === 'plain' || fullscreen ? null : (
        <fieldset className="m-0 mt-1 flex flex-wrap items-center border-0 p-0 text-sm">
          <legend className="sr-only">{labels.quality}</legend>
          <span className="mr-2 text-soft" aria-hidden="true">
            {labels.quality}
          </span>
          {QUALITIES.map((option) => (
            <button
              key={option}
              type="button"
              aria-pressed={quality === option}
              onClick={() => choose(option)}
              className={`min-h-[44px] min-w-[44px] rounded px-3 ring-inside ${
                quality === option ? 'bg-green-tint font-bold text-ink' : 'text-soft hover:bg-info-tint'
              }`}
            >
              {labels[option]}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

export const VideoPlayer = island<VideoPlayerProps>({ name: 'video-player' }, VideoPlayerInner);
