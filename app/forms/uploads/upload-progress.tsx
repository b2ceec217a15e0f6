import { filled, RemoveButton } from './upload-list.tsx';

export interface UnderWay {
  file: File;
  percent: number;
}

interface UploadProgressProps {
  underWay: UnderWay | null;
  texts: { progress: string; remove: string };
  /** The file that arrived last. */
  arrived: string;
  /** How long the files are kept, if there are any. */
  kept: string | null;
  onCancel: (file: File) => void;
}

/** Shows the file that is being uploaded, and cancels it. */
export function UploadProgress({ underWay, texts, arrived, kept, onCancel }: UploadProgressProps) {
  const { file, percent = 0 } = underWay ?? {};
  const text = file ? <p className="mt-2">{filled(texts.progress, { name: file.name, percent })}</p> : null;
  return (
    <>
      {/* Announces that an upload has begun and that it has arrived, not each percent in between. */}
      <div aria-live="polite">
        {percent === 0 ? text : null}
        <p className="sr-only">{arrived}</p>
        <p className="mt-2 text-sm text-soft empty:hidden">{kept}</p>
      </div>
      {percent > 0 ? text : null}
      {file ? (
        <div className="flex items-center">
          <progress
            aria-label={file.name}
            value={percent}
            max={100}
            className="h-3 min-w-0 flex-1 accent-green"
          />
          <RemoveButton
            template={texts.remove}
            filename={file.name}
            type="button"
            onClick={() => onCancel(file)}
          />
        </div>
      ) : null}
    </>
  );
}
