import { type MouseEvent, useEffect, useState } from 'react';
import { buttonLook } from '#app/components/button.tsx';
import { Icon } from '#app/components/icon.tsx';
import { island } from '#app/islands/island.tsx';
import { startPlaying, stopPlaying } from '#app/islands/one-player.ts';
import { isPlainClick } from '#app/lib/plain-click.ts';

export interface EmbedProps {
  /** Only from configured hosts. */
  src: string;
  title: string;
  /** 'n / m', or a height in pixels. */
  ratio: string | null;
  height: number | null;
  sandbox: string;
  /** The no-JavaScript link that loads the frame. */
  playHref: string;
  loaded: boolean;
  /** Whether it plays a video: only one player plays at a time. */
  plays: boolean;
  labels: { notice: string; load: string };
}

/** A third-party iframe; nothing is requested from the provider before the rider clicks. */
function EmbedInner({ src, title, ratio, height, sandbox, playHref, loaded, plays, labels }: EmbedProps) {
  const [asked, setAsked] = useState(loaded);
  const [width = 1, high = 1] = ratio?.split(' / ').map(Number) ?? [];
  // From 4 / 1 to 1 / 2: a mistyped `1 / 9999` would make the page millions of pixels high.
  const percent = Math.min(200, Math.max(25, (100 * high) / width));
  useEffect(() => {
    if (!asked || !plays) return;
    const stop = () => setAsked(false);
    startPlaying(stop);
    return () => stopPlaying(stop);
  }, [asked, plays]);
  const load = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setAsked(true);
  };
  return (
    <div
      className="relative mx-auto grid grid-cols-1"
      data-unloaded={asked ? undefined : ''}
      // An upright video fits the window, as pictures do, unless that is lower than 20 rem.
      style={ratio === null ? undefined : { maxWidth: `max(20rem, ${(8500 / percent).toFixed(2)}vh)` }}
    >
      {ratio === null ? null : (
        // Aspect ratio by padding: old engines lack aspect-ratio, and some ignore a grid item's percentage padding.
        <div className="[grid-area:1/1]">
          <div style={{ paddingTop: `${percent.toFixed(4)}%` }} />
        </div>
      )}
      {asked ? (
        <iframe
          className={`w-full rounded border-0 bg-line ${ratio === null ? 'block' : 'absolute inset-0 h-full'}`}
          style={{ height: height ?? undefined }}
          src={src}
          title={title}
          sandbox={sandbox}
          allow="fullscreen; encrypted-media; picture-in-picture"
          referrerPolicy="strict-origin-when-cross-origin"
          // Focus the frame after a click has loaded it.
          ref={(frame) => {
            if (!loaded) frame?.focus();
          }}
        />
      ) : (
        <div
          className="flex min-h-[220px] w-full flex-col items-center justify-center rounded bg-green-tint p-5 text-center [grid-area:1/1]"
          style={ratio === null ? { minHeight: Math.min(height ?? 320, 320) } : undefined}
        >
          <p className="mb-3 flex items-center font-bold">
            <Icon name="shield" className="mr-2 h-6 w-6 flex-none text-green" />
            {title}
          </p>
          <p className="mb-4 max-w-[48ch] text-sm">{labels.notice}</p>
          <a href={playHref} onClick={load} {...buttonLook({})}>
            <Icon name="play" className="mr-2 h-5 w-5 flex-none" />
            {labels.load}
          </a>
        </div>
      )}
    </div>
  );
}

export const Embed = island<EmbedProps>({ name: 'embed' }, EmbedInner);
