import { useEffect, useRef, useState } from 'react';
import { buttonLook } from '#app/components/button.tsx';

export interface VoiceTexts {
  description: string;
  during: string;
  after: string;
  start: string;
  /** The `lang` of the editor's text, if it differs from the page's. */
  lang: string | undefined;
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
  /** A recording exists that a new one would replace. */
  recorded: boolean;
  onRecorded: (file: File) => void;
  onDiscarded: () => void;
}

type State =
  | { step: 'idle' | 'refused' }
  | { step: 'recording'; seconds: number }
  | { step: 'recorded'; address: string };

/** Stops a forgotten recording after five minutes. */
const LONGEST_MS = 5 * 60_000;

/**
 * Tap to start, tap to stop, listen, discard. Shown only if the browser can record. A single button does it all, so
 * the focus stays on it; replacing a recording asks for confirmation.
 */
export function VoiceRecorder({ texts, recorded, onRecorded, onDiscarded }: VoiceRecorderProps) {
  const [able, setAble] = useState(false);
  const [state, setState] = useState<State>({ step: 'idle' });
  const [asking, setAsking] = useState(false);
  const recorder = useRef<MediaRecorder | null>(null);
  /** While the microphone is being opened a second tap must not start a second recorder. */
  const starting = useRef(false);
  const main = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    setAble('mediaDevices' in navigator && 'MediaRecorder' in window);
    return () => {
      for (const track of recorder.current?.stream.getTracks() ?? []) track.stop();
    };
  }, []);

  async function start(): Promise<void> {
    if (starting.current) return;
    starting.current = true;
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      recorder.current = record(stream);
      setState({ step: 'recording', seconds: 0 });
    } catch {
      setState({ step: 'refused' });
    } finally {
      starting.current = false;
    }
  }

  function record(stream: MediaStream): MediaRecorder {
    const recording = new MediaRecorder(stream);
    const pieces: Blob[] = [];
    const started = performance.now();
    const clock = setInterval(() => {
      const passed = performance.now() - started;
      setState({ step: 'recording', seconds: Math.floor(passed / 1000) });
      if (passed > LONGEST_MS) recording.stop();
    }, 1000);
    recording.ondataavailable = ({ data }) => pieces.push(data);
    recording.onstop = () => {
      clearInterval(clock);
      for (const track of stream.getTracks()) track.stop();
      const type = recording.mimeType.split(';')[0] || 'audio/webm';
      const file = new File(pieces, `${texts.filename}.${type.split('/')[1] ?? 'webm'}`, { type });
      setState({ step: 'recorded', address: URL.createObjectURL(file) });
      onRecorded(file);
    };
    recording.start();
    return recording;
  }

  function discard(): void {
    if (state.step === 'recorded') URL.revokeObjectURL(state.address);
    setState({ step: 'idle' });
    onDiscarded();
    main.current?.focus();
  }

  // While a recording is handed over, `recorded` is not yet true.
  const hasOne = recorded || state.step === 'recorded';

  function use(): void {
    if (state.step === 'recording') recorder.current?.stop();
    else if (hasOne || asking) setAsking(!asking);
    else void start();
  }

  function replace(): void {
    setAsking(false);
    main.current?.focus();
    void start();
  }

  if (!able) return null;
  const look = buttonLook({ color: texts.buttonColor, inverse: texts.inverse, wide: true });
  const plain = buttonLook({ inverse: true, wide: true });
  const second = { ...plain, className: `mt-2 ${plain.className}` };
  return (
    <div className="mb-2">
      <div aria-live="polite">
        {state.step === 'idle' && texts.description ? (
          <p lang={texts.lang} className="mb-2">
            {texts.description}
          </p>
        ) : null}
        {state.step === 'recording' ? (
          <p lang={texts.lang} className="mb-2 font-bold">
            {texts.during}
          </p>
        ) : null}
        {state.step === 'recorded' ? (
          <p lang={texts.lang} className="mb-2">
            {texts.after}
          </p>
        ) : null}
        {state.step === 'refused' ? <p className="mb-2 font-bold text-warning">{texts.refused}</p> : null}
      </div>
      <p role="alert" className="mb-2 empty:hidden">
        {asking ? texts.question : null}
      </p>
      {state.step === 'recorded' ? <RecordedVoice address={state.address} label={texts.listen} /> : null}
      <button
        ref={main}
        type="button"
        lang={state.step === 'idle' || state.step === 'refused' ? texts.startLang : undefined}
        {...look}
        onClick={use}
      >
        {state.step === 'recording' ? (
          <>
            {texts.stop}{' '}
            <span className="ml-2 flex-none tabular-nums">
              {texts.seconds.replace('{seconds}', String(state.seconds))}
            </span>
          </>
        ) : (
          nameOf(asking, hasOne, texts)
        )}
      </button>
      {asking ? (
        <button type="button" {...second} onClick={replace}>
          {texts.replace}
        </button>
      ) : null}
      {state.step === 'recorded' && !asking ? (
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
function RecordedVoice({ address, label }: { address: string; label: string }) {
  const audio = { controls: true, src: address, 'aria-label': label, className: 'mb-2 w-full' };
  return <audio {...audio} />;
}
