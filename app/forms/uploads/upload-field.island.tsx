import { useEffect, useRef, useState } from 'react';
import { island } from '#app/islands/island.tsx';
import { KeptList } from './kept-list.tsx';
import type { KeptUpload } from './kept-upload.ts';
import { type LocalFault, localFault } from './local-check.ts';
import { sendFile } from './send-file.ts';
import { type Medium, UPLOAD_FIELD, UPLOAD_RULES } from './upload-rules.ts';
import { VoiceRecorder, type VoiceTexts } from './voice-recorder.tsx';

export interface UploadTexts extends Record<LocalFault, string> {
  keptList: string;
  keptFile: string;
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
  kept: KeptUpload[];
  problems: string[];
  /** With {name}, {percent} and {size} still to be filled in. */
  texts: UploadTexts;
  /** Null where nothing is to be recorded. */
  voice: VoiceTexts | null;
}

export function filled(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

function leaveIn(input: HTMLInputElement, files: readonly File[]): void {
  input.value = '';
  if (files.length === 0) return;
  const rest = new DataTransfer();
  for (const file of files) rest.items.add(file);
  input.files = rest.files;
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
  const keptNow = useRef(kept);
  const busy = useRef(false);
  const waiting = useRef<HTMLElement | null | undefined>(undefined);

  useEffect(() => {
    const form = input.current?.form;
    const waitForFiles = (event: SubmitEvent) => {
      if (!busy.current) return;
      event.preventDefault();
      waiting.current = event.submitter;
    };
    form?.addEventListener('submit', waitForFiles);
    return () => form?.removeEventListener('submit', waitForFiles);
  }, []);

  const keep = (uploads: KeptUpload[]) => {
    keptNow.current = uploads;
    setKept(uploads);
  };

  /** What is wrong with it; a file that a failed connection held up stays in the input and travels with the form. */
  async function sendOne(file: File, heldUp: File[]): Promise<string[]> {
    const fault = await localFault(file, medium);
    if (fault) return [filled(texts[fault], { name: file.name })];
    setUnderWay({ name: file.name, percent: 0 });
    const submissionId = (input.current?.form?.elements.namedItem('submission_id') as HTMLInputElement | null)
      ?.value;
    const sent = await sendFile(file, {
      address,
      medium,
      submissionId: submissionId ?? '',
      kept: keptNow.current,
      onProgress: (percent) => setUnderWay({ name: file.name, percent }),
    });
    if (!sent) {
      heldUp.push(file);
      return [filled(texts.failed, { name: file.name })];
    }
    keep(sent.uploads);
    return sent.problems;
  }

  async function send(files: File[]): Promise<void> {
    if (busy.current || files.length === 0) return;
    busy.current = true;
    const room = maxFiles === 1 ? 1 : maxFiles - keptNow.current.length;
    const told = files.length > room ? [filled(texts.tooMany, { count: maxFiles })] : [];
    const heldUp: File[] = [];
    for (const file of files.slice(0, Math.max(0, room))) told.push(...(await sendOne(file, heldUp)));
    setProblems([...new Set(told)]);
    setUnderWay(null);
    busy.current = false;
    if (input.current) leaveIn(input.current, heldUp);
    const { form } = input.current ?? {};
    if (waiting.current !== undefined && told.length === 0) form?.requestSubmit(waiting.current);
    waiting.current = undefined;
  }

  // What was chosen before the field came alive is sent now.
  const sendChosen = useRef(send);
  useEffect(() => {
    setAlive(true);
    void sendChosen.current([...(input.current?.files ?? [])]);
  }, []);

  const remove = ({ receipt }: KeptUpload) => keep(keptNow.current.filter((one) => one.receipt !== receipt));
  const faulty = problems.length > 0;
  return (
    <>
      <KeptList kept={kept} texts={texts} onRemove={alive ? remove : null} />
      {voice ? (
        <VoiceRecorder texts={voice} onRecorded={(file) => void send([file])} onDiscarded={() => keep([])} />
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
        aria-invalid={faulty ? true : undefined}
        onChange={(event) => void send([...(event.currentTarget.files ?? [])])}
        className="block min-h-[48px] w-full max-w-full rounded border border-soft bg-card p-2 file:mr-3 file:min-h-[32px] file:rounded file:border-0 file:bg-green-tint file:px-3 file:font-bold file:text-ink"
      />
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
