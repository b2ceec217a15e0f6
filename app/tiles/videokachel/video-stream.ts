import type { Playing } from './hls-stream.ts';
import type { Quality } from './quality.ts';

export interface VideoSources {
  /** Base URL without suffix, for hls.js, which can cap the quality. */
  base: string;
  /** Playlist URL per quality, for native playback. */
  streams: Record<Quality, string>;
  /** '' where there is none. */
  mp4: string;
}

const HLS_TYPE = 'application/vnd.apple.mpegurl';

type PlayMethod = (quality: Quality, failed: () => void) => Promise<Playing> | Playing;

function native(video: HTMLVideoElement, addressOf: (quality: Quality) => string): PlayMethod {
  return (quality, failed) => {
    video.addEventListener('error', failed);
    // `video.src` gives it encoded.
    let address = addressOf(quality);
    video.src = address;
    return {
      setQuality(next) {
        if (address === addressOf(next)) return;
        address = addressOf(next);
        // Changing the source pauses the element; resume if it was playing.
        const { paused } = video;
        video.src = address;
        if (!paused) video.play().catch(() => undefined);
      },
      stop: () => video.removeEventListener('error', failed),
    };
  };
}

/** iPhones have ManagedMediaSource instead, from iOS 17.1 on. */
function hasMediaSource(): boolean {
  return 'MediaSource' in window || 'ManagedMediaSource' in window;
}

/**
 * Plays by the first method that works: hls.js (the only one that respects the quality's width and a 10 s buffer),
 * native HLS, the MP4 file. Each goes on where the last one was. `stop` resets the element and cancels pending loads.
 */
export class VideoStream {
  private playing: Playing | null = null;
  private stopped = false;
  /** Paused by the rider, or because another player started. Changing the source also pauses, but fires no event. */
  public paused = false;
  private readonly methods: PlayMethod[];

  constructor(
    private readonly video: HTMLVideoElement,
    { base, streams, mp4 }: VideoSources,
    private quality: Quality,
    /** Position to resume at, in seconds. */
    public position: number,
    private readonly failed: () => void,
    /** Called if it is ready but not played, so that nothing loads. */
    private readonly idle: () => void,
  ) {
    video.addEventListener('timeupdate', this.remember);
    video.addEventListener('seeking', this.seek);
    video.addEventListener('loadedmetadata', this.goOn);
    video.addEventListener('pause', this.notePause);
    video.addEventListener('play', this.notePause);
    const byHls: PlayMethod = async (wanted, lost) => {
      const { playWithHls } = await import('./hls-stream.ts');
      return playWithHls(video, base, wanted, lost);
    };
    this.methods = [
      ...(hasMediaSource() ? [byHls] : []),
      ...(video.canPlayType(HLS_TYPE) ? [native(video, (wanted) => streams[wanted])] : []),
      ...(mp4 ? [native(video, () => mp4)] : []),
    ];
  }

  /** Keeps the last position: without a source, `currentTime` is 0. */
  private readonly remember = () => {
    this.position = this.video.currentTime || this.position;
  };

  /** Here 0 is the rider's choice: 'seeking' isn't fired when the source is removed. */
  private readonly seek = () => {
    this.position = this.video.currentTime;
  };

  private readonly goOn = () => {
    if (this.position > 0) this.video.currentTime = this.position;
  };

  private readonly notePause = ({ type }: Event) => {
    this.paused = type === 'pause';
  };

  async start(): Promise<void> {
    const play = this.methods.shift();
    if (!play) {
      this.stop();
      this.failed();
      return;
    }
    let gaveUp = false;
    const next = () => {
      if (gaveUp || this.stopped) return;
      gaveUp = true;
      this.leave();
      void this.start();
    };
    try {
      const asked = this.quality;
      const playing = await play(asked, next);
      if (this.stopped) playing.stop();
      else this.playing = playing;
      if (this.quality !== asked) this.playing?.setQuality(this.quality);
    } catch {
      next();
      return;
    }
    // Not what was paused before its source failed, nor in an inert slide, which the rider has left while the film was
    // loading. play() rejects if the browser wants another tap; its native controls allow that.
    if (this.stopped) return;
    if (this.paused || this.video.closest('[inert]')) return this.idle();
    // It also rejects where a change of the source interrupts it: that loads the new one.
    this.video.play().catch(({ name }: DOMException) => name === 'NotAllowedError' && this.idle());
  }

  setQuality(quality: Quality): void {
    this.quality = quality;
    this.playing?.setQuality(quality);
  }

  stop(): void {
    if (this.stopped) return;
    this.stopped = true;
    this.video.removeEventListener('timeupdate', this.remember);
    this.video.removeEventListener('seeking', this.seek);
    this.video.removeEventListener('loadedmetadata', this.goOn);
    this.video.removeEventListener('pause', this.notePause);
    this.video.removeEventListener('play', this.notePause);
    this.video.pause();
    this.leave();
    this.video.removeAttribute('src');
    this.video.load();
  }

  private leave(): void {
    this.playing?.stop();
    this.playing = null;
  }
}
