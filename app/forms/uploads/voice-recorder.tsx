import { useEffect, useRef, useState } from 'react';
import { buttonLook } from '#app/components/button.tsx';

/** Beside a voice recorder the native file button is shown. */
export const VOICE_LOOK =
  'min-h-[48px] rounded bg-card p-2 file:mr-3 file:min-h-[32px] file:rounded file:border-0 file:bg-green-tint file:px-3 file:font-bold file:text-ink';

export interface VoiceTexts {
  description: string;
  during: string;
  after: string;
  start: string;
  /** After `start`: an asterisk if a recording is required. */
  mark: string;
  /** The `lang` of the editor's text, if it differs from the page's. */
  lang: string | undefined;
  duringLang: string | undefined;
  startLang: string | undefined;
  stop: string;
  listen: string;
  discard: string;
  again: string;
  question: string;
  replace: string;
  keep: string;
  refused: string;
  seconds: string;
  filename: string;
  buttonColor: string;
  inverse: boolean;
}

interface VoiceRecorderProps {
  texts: VoiceTexts;
  /** The running recorder, until its file has been handed over. */
  recorder: MediaRecorder | null;
  onRecorder: (recorder: MediaRecorder | null) => void;
  /** The recorded file, for playback. */
  recording: File | null;
  /** A file exists that a new recording would replace. */
  replaces: boolean;
  onRecorded: (file: File) => void;
  onDiscarded: () => void;
}

/** Stops a forgotten recording after five minutes. */
const LONGEST_MS = 5 * 60_000;

export function canRecord(): boolean {
  return 'mediaDevices' in navigator && 'MediaRecorder' in window;
}

/** Some browsers throw if it is stopped twice. */
export function stopRecording(recorder: MediaRecorder | null): void {
  if (recorder?.state === 'recording') recorder.stop();
}

/** Stops all tracks; otherwise the microphone stays on. */
function turnOff(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}

/**
 * Tap to start, tap to stop, listen, discard. A single button does it all, so the focus stays on it; replacing a
 * recording asks for confirmation.
 */
export function VoiceRecorder(props: VoiceRecorderProps) {
  const { texts, recorder, onRecorder, recording, replaces, onRecorded, onDiscarded } = props;
  const [refused, setRefused] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [asking, setAsking] = useState(false);
  /** While the microphone is being opened a second tap must not start a second recorder. */
  const starting = useRef(false);
  const main = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!recorder) return;
    const started = performance.now();
    const clock = setInterval(() => {
      const passed = performance.now() - started;
      setSeconds(Math.floor(passed / 1000));
      if (passed > LONGEST_MS) stopRecording(recorder);
    }, 1000);
    return () => {
      clearInterval(clock);
      turnOff(recorder.stream);
    };
  }, [recorder]);

  async function start(): Promise<void> {
    if (starting.current) return;
    starting.current = true;
    let stream: MediaStream | null = null;
    try {
      stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      onRecorder(record(stream));
      setSeconds(0);
      setRefused(false);
    } catch {
      if (stream) turnOff(stream);
      setRefused(true);
    } finally {
      starting.current = false;
    }
  }

  function record(stream: MediaStream): MediaRecorder {
    const made = new MediaRecorder(stream);
    const pieces: Blob[] = [];
    made.ondataavailable = ({ data }) => pieces.push(data);
    made.onstop = () => {
      const type = made.mimeType.split(';')[0] || 'audio/webm';
      onRecorder(null);
      onRecorded(new File(pieces, `${texts.filename}.${type.split('/')[1] ?? 'webm'}`, { type }));
    };
    made.start();
    return made;
  }

  function discard(): void {
    onDiscarded();
    main.current?.focus();
  }

  // While a recording is handed over, `replaces` is not yet true.
  const hasOne = replaces || recording !== null;
  useEffect(() => {
    if (!hasOne) setAsking(false);
  }, [hasOne]);

  function use(): void {
    if (recorder) stopRecording(recorder);
    else if (hasOne) setAsking(!asking);
    else void start();
  }

  function replace(): void {
    setAsking(false);
    main.current?.focus();
    void start();
  }

  const listens = recorder === null && recording !== null;
  const look = buttonLook({ color: texts.buttonColor, inverse: texts.inverse, wide: true });
  const plain = buttonLook({ inverse: true, wide: true });
  const second = { ...plain, className: `mt-2 ${plain.className}` };
  return (
    <div className="mb-2">
      <div aria-live="polite">
        {!recorder && !recording && !refused && texts.description ? (
          <p lang={texts.lang} className="mb-2">
            {texts.description}
          </p>
        ) : null}
        {recorder ? (
          <p lang={texts.duringLang} className="mb-2 font-bold">
            {texts.during}
          </p>
        ) : null}
        {listens && texts.after ? (
          <p lang={texts.lang} className="mb-2">
            {texts.after}
          </p>
        ) : null}
        {refused ? <p className="mb-2 font-bold text-warning">{texts.refused}</p> : null}
      </div>
      <p role="alert" className="mb-2 empty:hidden">
        {asking ? texts.question : null}
      </p>
      {listens ? <RecordedVoice file={recording} label={texts.listen} /> : null}
      <button
        ref={main}
        type="button"
        lang={recorder || hasOne ? undefined : texts.startLang}
        data-recording={recorder ? '' : undefined}
        {...look}
        onClick={use}
      >
        {/* One text in a <span>: React can't remove a text node that a page translator has wrapped. */}
        <span>{recorder ? `${texts.stop} ` : nameOf(asking, hasOne, texts)}</span>
        {recorder ? (
          // Screen readers would read the focused button's name each second.
          <span aria-hidden="true" className="ml-2 flex-none tabular-nums">
            {texts.seconds.replace('{seconds}', String(seconds))}
          </span>
        ) : null}
        {recorder || hasOne ? null : <span aria-hidden="true">{texts.mark}</span>}
      </button>
      {asking ? (
        <button type="button" {...second} onClick={replace}>
          {texts.replace}
        </button>
      ) : null}
      {listens && !asking ? (
        <button type="button" {...second} onClick={discard}>
          {texts.discard}
        </button>
      ) : null}
    </div>
  );
}

function nameOf(asking: boolean, recorded: boolean, texts: VoiceTexts): string {
  if (asking) return texts.keep;
  return recorded ? texts.again : texts.start;
}

/** No captions: it is the rider's own recording. */
function RecordedVoice({ file, label }: { file: File; label: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const audio = { controls: true, src: address, 'aria-label': label, className: 'mb-2 w-full' };
  return <audio {...audio} />;
}
