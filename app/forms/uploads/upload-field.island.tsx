import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { REMOVE_FIELD, UPLOAD_FIELD } from '#app/contract/upload-fields.ts';
import { type Medium, UPLOAD_RULES } from '#app/contract/upload-rules.ts';
import { island } from '#app/islands/island.tsx';
import type { AcceptedUpload } from './accepted-upload.ts';
import { HeldForm } from './held-form.ts';
import { keepRenewed } from './keep-renewed.ts';
import { leaveIn } from './leave-in-input.ts';
import { type LocalFault, localFault } from './local-check.ts';
import { sendFile } from './send-file.ts';
import { storedUploads, storeUploads, submissionIdOf } from './stored-uploads.ts';
import { filled, UploadList, type UploadListTexts, uploadText, uploadTextId } from './upload-list.tsx';
import { type UnderWay, UploadProgress } from './upload-progress.tsx';
import { type Arrival, type QueueOutcome, UploadQueue } from './upload-queue.ts';
import { canRecord, stopRecording, VOICE_LOOK, VoiceRecorder, type VoiceTexts } from './voice-recorder.tsx';

export interface UploadTexts extends UploadListTexts, Record<LocalFault, string> {
  keptFor: string;
  /** Replaces `keptFor` once the script renews the files. */
  keptWhileOpen: string;
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
  /** Contain the placeholders {name}, {percent} and {size}. */
  texts: UploadTexts;
  /** Null if the form has no voice recorder. */
  voice: VoiceTexts | null;
}

/**
 * A native file input and the list of uploaded files. Without a script, files are sent with the form; with one they
 * are uploaded before it, one at a time, and the form waits for them.
 */
function UploadFieldInner(props: UploadFieldProps) {
  const { id, medium, mandatory, describedBy, address, texts, voice } = props;
  const { accept, maxFiles } = UPLOAD_RULES[medium];
  const input = useRef<HTMLInputElement>(null);
  const [alive, setAlive] = useState(false);
  const [kept, setKept] = useState(props.kept);
  const [problems, setProblems] = useState(props.problems);
  const [underWay, setUnderWay] = useState<UnderWay | null>(null);
  const [arrived, setArrived] = useState('');
  const [recorder, setRecorder] = useState<MediaRecorder | null>(null);
  /** The recorder's file, until it is refused or removed, or another one takes its place. */
  const [recorded, setRecorded] = useState<File | null>(null);
  const acceptedNow = useRef(kept);
  const acceptedLast = useRef<File | null>(null);
  const [held] = useState(() => new HeldForm());

  const keep = (uploads: AcceptedUpload[]) => {
    acceptedNow.current = uploads;
    setKept(uploads);
    storeUploads(input.current, uploads);
  };

  const keptFiles = () => {
    return { address, medium, submissionId: submissionIdOf(input.current), kept: acceptedNow.current };
  };

  /** If the connection fails or the server has no room, the file stays in the input and is sent with the form. */
  async function send(file: File, signal: AbortSignal): Promise<Arrival> {
    setUnderWay({ file, percent: 0 });
    const fault = await localFault(file, medium);
    if (fault) return { arrived: true, problems: [filled(texts[fault], { name: file.name })] };
    if (signal.aborted) return { arrived: false, problems: [] };
    const onProgress = (percent: number) => signal.aborted || setUnderWay({ file, percent });
    const sent = await sendFile(file, { ...keptFiles(), onProgress, signal });
    if (!sent) return { arrived: false, problems: [filled(texts.failed, { name: file.name })] };
    if (signal.aborted) return { arrived: true, problems: [] };
    keep(sent.uploads);
    const newest = sent.uploads[sent.uploads.length - 1];
    if (newest && sent.problems.length === 0) {
      setArrived(`${texts.uploadedList}: ${uploadText(newest, texts.uploadedFile, props.language)}`);
      acceptedLast.current = file;
    }
    return { arrived: !sent.later, ...sent };
  }

  function onIdle(outcome: QueueOutcome): void {
    // Render synchronously: before the form is submitted the DOM must contain the last file's receipt.
    flushSync(() => {
      setKept(acceptedNow.current);
      setProblems(outcome.problems);
      setUnderWay(null);
      // The player plays only what is sent: a failed file, in the input, replaces the one that has arrived.
      const [sent = acceptedLast.current] = outcome.failedUploads;
      setRecorded((recording) => (recording === sent ? recording : null));
    });
    if (input.current) leaveIn(input.current, outcome.failedUploads);
    // Failed files are in the input again, for the form to send. Not if the browser can't set `files`: don't send it.
    const isWhole = input.current?.files?.length === outcome.failedUploads.length;
    held.end(!outcome.refused && isWhole);
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

  /** Clear the input: a file being uploaded must not be sent with the form as well. */
  const add = (files: readonly File[]) => {
    // Chromium empties the input if its chooser is opened again and cancelled.
    if (input.current) leaveIn(input.current, files.length > 0 ? [] : queue.failed);
    // Clear the messages first: setting a live region to the same text isn't announced.
    if (files.length > 0) {
      setArrived('');
      setProblems([]);
    }
    queue.add(files);
  };

  useEffect(() => {
    const form = input.current?.form;
    const waitForFiles = (event: SubmitEvent) => {
      // The recording's file is added to the queue a moment later.
      stopRecording(recorder);
      if (queue.busy || recorder) held.hold(event);
    };
    form?.addEventListener('submit', waitForFiles);
    return () => form?.removeEventListener('submit', waitForFiles);
  }, [queue, held, recorder]);

  // Upload the files that were chosen before hydration.
  const start = useRef(() => {
    setAlive(true);
    const stored = storedUploads(input.current);
    if (stored) keep(stored);
    add([...(input.current?.files ?? [])]);
    return keepRenewed({ files: keptFiles, isBusy: () => queue.busy, keep });
  });
  useEffect(() => start.current(), []);

  const stop = () => {
    const files = queue.stop();
    setUnderWay(null);
    setProblems([]);
    setArrived('');
    held.end(false);
    return files;
  };
  const remove = ({ receipt }: AcceptedUpload) => {
    // Stop the running upload: its response would bring back the file that is being removed.
    const files = stop();
    keep(acceptedNow.current.filter((one) => one.receipt !== receipt));
    setRecorded(null);
    add(files);
    // The pressed button has been removed with its file, and the focus with it.
    input.current?.focus();
  };
  const cancel = (file: File) => {
    held.end(false);
    queue.cancel(file);
    // As after a removal.
    input.current?.focus();
  };
  const discard = () => {
    // A file chosen instead of the recording is still uploaded.
    const files = stop().filter((file) => file !== recorded);
    keep(acceptedNow.current.filter(({ bound }) => bound));
    setRecorded(null);
    add(files);
    if (files.length > 0 || acceptedNow.current.length === 0) return;
    // The list's button posts the removal of a bound file.
    input.current?.form?.querySelector<HTMLButtonElement>(`[name=${REMOVE_FIELD}]`)?.click();
  };
  const recorderTexts = alive && canRecord() ? voice : null;
  const faulty = problems.length > 0;
  // The native input's text is 'no file chosen' although files are uploaded: describe it by their list.
  const described = [describedBy, ...kept.map((_, index) => uploadTextId(id, index))];
  if (faulty) described.push(`${id}-error`);
  const keptText = alive ? texts.keptWhileOpen : texts.keptFor;
  return (
    <>
      <UploadList
        kept={kept}
        inputId={id}
        language={props.language}
        texts={texts}
        onRemove={alive ? remove : null}
      />
      {recorderTexts ? (
        <VoiceRecorder
          texts={recorderTexts}
          recorder={recorder}
          onRecorder={setRecorder}
          recording={recorded}
          replaces={kept.length > 0 || underWay !== null}
          onRecorded={(file) => {
            setRecorded(file);
            add([file]);
          }}
          onDiscarded={discard}
        />
      ) : null}
      {recorderTexts ? <p className="mb-1 mt-4 text-sm text-soft">{texts.chooseFile}</p> : null}
      <input
        ref={input}
        id={id}
        type="file"
        name={UPLOAD_FIELD}
        accept={accept}
        multiple={maxFiles > 1}
        required={mandatory && kept.length === 0 && underWay === null && recorder === null}
        aria-describedby={described.join(' ')}
        aria-invalid={Boolean(faulty)}
        onChange={(event) => add([...(event.currentTarget.files ?? [])])}
        className={`block w-full max-w-full scroll-mt-56 ${voice ? VOICE_LOOK : 'upload-status min-h-[32px] text-sm'}`}
      />
      <span className="upload-ring" />
      <UploadProgress
        underWay={underWay}
        texts={texts}
        arrived={arrived}
        kept={kept.length > 0 ? keptText : null}
        onCancel={cancel}
      />
      <div aria-live="polite">
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
