import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Medium, UPLOAD_FIELD, UPLOAD_RULES } from '#app/contract/upload-rules.ts';
import { island } from '#app/islands/island.tsx';
import { fileListOf } from '#app/outbox/file-list.ts';
import type { AcceptedUpload } from './accepted-upload.ts';
import { type LocalFault, localFault } from './local-check.ts';
import { sendFile } from './send-file.ts';
import { UploadList } from './upload-list.tsx';
import { type QueueOutcome, UploadQueue } from './upload-queue.ts';
import { VoiceRecorder, type VoiceTexts } from './voice-recorder.tsx';

export interface UploadTexts extends Record<LocalFault, string> {
  uploadedList: string;
  uploadedFile: string;
  remove: string;
  progress: string;
  failed: string;
  tooMany: string;
  chooseFile: string;
}

export interface UploadFieldProps {
  id: string;
  medium: Medium;
  mandatory: boolean;
  describedBy: string;
  address: string;
  language: string;
  kept: AcceptedUpload[];
  problems: string[];
  /** With {name}, {percent} and {size} still to be filled in. */
  texts: UploadTexts;
  /** Null where nothing is to be recorded. */
  voice: VoiceTexts | null;
}

export function filled(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Beside a recorder it keeps a button of its own. */
const VOICE_LOOK =
  'min-h-[48px] rounded bg-card p-2 file:mr-3 file:min-h-[32px] file:rounded file:border-0 file:bg-green-tint file:px-3 file:font-bold file:text-ink';

function leaveIn(input: HTMLInputElement, files: readonly File[]): void {
  input.value = '';
  if (files.length > 0) input.files = fileListOf(files);
}

/**
 * A native file input, and the files that have arrived. Without a script they travel with their form; with one they go
 * ahead of it, one after the other, and the form waits for them.
 */
function UploadFieldInner(props: UploadFieldProps) {
  const { id, medium, mandatory, describedBy, address, texts, voice } = props;
  const { accept, maxFiles } = UPLOAD_RULES[medium];
  const input = useRef<HTMLInputElement>(null);
  const [alive, setAlive] = useState(false);
  const [kept, setKept] = useState(props.kept);
  const [problems, setProblems] = useState(props.problems);
  const [underWay, setUnderWay] = useState<{ name: string; percent: number } | null>(null);
  const acceptedNow = useRef(kept);
  const waiting = useRef<HTMLElement | null | undefined>(undefined);

  const keep = (uploads: AcceptedUpload[]) => {
    acceptedNow.current = uploads;
    setKept(uploads);
  };

  /** A file that a failed connection held up stays in the input and travels with the form. */
  async function send(file: File, signal: AbortSignal): Promise<{ arrived: boolean; problems: string[] }> {
    setUnderWay({ name: file.name, percent: 0 });
    const fault = await localFault(file, medium);
    if (fault) return { arrived: true, problems: [filled(texts[fault], { name: file.name })] };
    if (signal.aborted) return { arrived: false, problems: [] };
    const submissionId = (input.current?.form?.elements.namedItem('submission_id') as HTMLInputElement | null)
      ?.value;
    const sent = await sendFile(file, {
      address,
      medium,
      submissionId: submissionId ?? '',
      kept: acceptedNow.current,
      onProgress: (percent) => signal.aborted || setUnderWay({ name: file.name, percent }),
      signal,
    });
    if (!sent) return { arrived: false, problems: [filled(texts.failed, { name: file.name })] };
    if (!signal.aborted) keep(sent.uploads);
    return { arrived: true, problems: sent.problems };
  }

  function onIdle(outcome: QueueOutcome): void {
    // Before the form is sent the page must hold the receipt of the file that came last.
    flushSync(() => {
      setKept(acceptedNow.current);
      setProblems(outcome.problems);
      setUnderWay(null);
    });
    if (input.current) leaveIn(input.current, outcome.heldUp);
    const { form } = input.current ?? {};
    // What a connection held up travels with the form, as it does for who sends only now.
    if (waiting.current !== undefined && !outcome.refused) {
      form?.requestSubmit(waiting.current);
    }
    waiting.current = undefined;
  }

  const [queue] = useState(
    () =>
      new UploadQueue({
        maxFiles,
        kept: () => acceptedNow.current.length,
        tooMany: filled(texts.tooMany, { count: maxFiles }),
        send,
        onIdle,
      }),
  );

  /** What is on its way is no longer in the input, or it would travel twice. */
  const add = (files: readonly File[]) => {
    if (input.current) leaveIn(input.current, []);
    queue.add(files);
  };

  useEffect(() => {
    const form = input.current?.form;
    const waitForFiles = (event: SubmitEvent) => {
      if (!queue.busy) return;
      event.preventDefault();
      waiting.current = event.submitter;
    };
    form?.addEventListener('submit', waitForFiles);
    return () => form?.removeEventListener('submit', waitForFiles);
  }, [queue]);

  // What was chosen before the field came alive is sent now.
  const addChosen = useRef(add);
  useEffect(() => {
    setAlive(true);
    addChosen.current([...(input.current?.files ?? [])]);
  }, []);

  const stop = () => {
    const files = queue.stop();
    setUnderWay(null);
    setProblems([]);
    waiting.current = undefined;
    return files;
  };
  const remove = ({ receipt }: AcceptedUpload) => {
    // The answer to the one under way would bring back what is taken away now.
    const files = stop();
    keep(acceptedNow.current.filter((one) => one.receipt !== receipt));
    add(files);
  };
  const discard = () => {
    stop();
    keep(acceptedNow.current.filter(({ bound }) => bound));
    add([]);
  };
  const faulty = problems.length > 0;
  return (
    <>
      <UploadList kept={kept} language={props.language} texts={texts} onRemove={alive ? remove : null} />
      {voice ? (
        <VoiceRecorder
          texts={voice}
          recorded={kept.length > 0 || underWay !== null}
          onRecorded={(file) => add([file])}
          onDiscarded={discard}
        />
      ) : null}
      {voice && alive ? <p className="mb-1 mt-4 text-sm text-soft">{texts.chooseFile}</p> : null}
      <input
        ref={input}
        id={id}
        type="file"
        name={UPLOAD_FIELD}
        accept={accept}
        multiple={maxFiles > 1}
        required={mandatory && kept.length === 0 && underWay === null}
        aria-describedby={faulty ? `${describedBy} ${id}-error` : describedBy}
        aria-invalid={Boolean(faulty)}
        onChange={(event) => add([...(event.currentTarget.files ?? [])])}
        className={`block w-full max-w-full scroll-mt-56 ${voice ? VOICE_LOOK : 'upload-status min-h-[32px] text-sm'}`}
      />
      <span className="upload-ring" />
      <div aria-live="polite">
        {underWay ? (
          <div className="mt-2">
            <p>{filled(texts.progress, { name: underWay.name, percent: underWay.percent })}</p>
            <progress value={underWay.percent} max={100} className="h-3 w-full accent-green" />
          </div>
        ) : null}
        {faulty ? (
          <ul id={`${id}-error`} className="mt-1 font-bold text-warning">
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        ) : null}
      </div>
    </>
  );
}

export const UploadField = island<UploadFieldProps>({ name: 'upload-field' }, UploadFieldInner);
