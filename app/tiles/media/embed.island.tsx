import { type MouseEvent, useState } from 'react';
import { buttonLook } from '#app/components/button.tsx';
import { Icon } from '#app/components/icon.tsx';
import { island } from '#app/islands/island.tsx';

export interface EmbedProps {
  /** The frame's address, from a configured place only. */
  src: string;
  title: string;
  /** 'n / m', or a height in pixels. */
  ratio: string | null;
  height: number | null;
  sandbox: string;
  /** Loads the same without a script. */
  playHref: string;
  loaded: boolean;
  labels: { notice: string; load: string };
}

/** A frame of another provider. Until the rider asks for it nothing of it is requested. */
function EmbedInner({ src, title, ratio, height, sandbox, playHref, loaded, labels }: EmbedProps) {
  const [asked, setAsked] = useState(loaded);
  const shape = ratio === null ? { height: height ?? undefined } : { aspectRatio: ratio };
  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setAsked(true);
  };
  if (asked) {
    return (
      <iframe
        className="block w-full rounded border-0 bg-line"
        style={shape}
        src={src}
        title={title}
        sandbox={sandbox}
        allow="fullscreen; encrypted-media; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
        // What a click has asked for is the next thing to use.
        ref={(frame) => {
          if (!loaded) frame?.focus();
        }}
      />
    );
  }
  return (
    <div
      className="flex min-h-[220px] w-full flex-col items-center justify-center rounded bg-green-tint p-5 text-center"
      style={ratio === null ? { minHeight: Math.min(height ?? 320, 320) } : { aspectRatio: ratio }}
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
  );
}

export const Embed = island<EmbedProps>({ name: 'embed' }, EmbedInner);
