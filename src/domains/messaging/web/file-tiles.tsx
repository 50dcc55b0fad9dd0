import { CircleAlert, FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { fill } from '../../../messages/index.ts';
import { cx } from '../../../ui/cx.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { Progress } from '../../../ui/primitives/progress.tsx';
import { fileSize } from '../rules.ts';
import { type UploadProgress, useProgress } from './progress.ts';
import type { Bubble, BubbleFile } from './thread.ts';

interface FileTilesProps {
  bubble: Bubble;
  progress: UploadProgress;
}

/** The files of a message: pictures as pictures, documents as tiles. */
export function FileTiles({ bubble, progress }: FileTilesProps) {
  const { files, outgoing } = bubble;
  if (files.length === 0) return null;
  return (
    <ul className="my-1 grid gap-2">
      {files.map((file, index) => (
        <li key={file.key} className="grid gap-1">
          {file.contentType.startsWith('image/') ? (
            <PictureTile file={file} />
          ) : (
            <DocumentTile file={file} />
          )}
          {outgoing?.state === 'sending' && (
            <FileProgress {...{ progress, index, clientId: outgoing.clientId, name: file.name }} />
          )}
        </li>
      ))}
    </ul>
  );
}

function FileProgress(props: {
  progress: UploadProgress;
  clientId: string;
  index: number;
  name: string;
}) {
  const { progress, clientId, index, name } = props;
  const uploads = useTexts('uploads');
  const share = useProgress(progress, { clientId, index });
  return <Progress label={fill(uploads.uploading, { name })} share={share} />;
}

function PictureTile({ file }: { file: BubbleFile }) {
  const t = useTexts('messaging');
  const local = useLocalAddress(file.blob);
  const [isBroken, setBroken] = useState(false);
  const source = file.url ? `${file.url}?preview=1` : local;
  if (isBroken) {
    return (
      <p className="flex min-h-11 items-center gap-2 text-sm" role="status">
        <CircleAlert className="size-5 flex-none" aria-hidden="true" />
        {fill(t.pictureFailed, { name: file.name })}
      </p>
    );
  }
  const picture = (
    <img
      src={source ?? undefined}
      alt={fill(t.picture, { name: file.name })}
      width={file.width ?? undefined}
      height={file.height ?? undefined}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className="h-auto max-h-72 w-auto max-w-full rounded-control bg-surface-sunken object-contain"
    />
  );
  if (!file.url) return source && picture;
  return (
    <a href={file.url} target="_blank" rel="noopener" download={file.name} className="block">
      {picture}
    </a>
  );
}

function DocumentTile({ file }: { file: BubbleFile }) {
  const t = useTexts('messaging');
  const content = (
    <>
      <FileText className="size-6 flex-none" aria-hidden="true" />
      <span className="min-w-0">
        <span className="block truncate font-semibold">{file.name}</span>
        <span className="block text-sm tabular-nums">
          {t.pdf} · {fileSize(file.bytes)}
        </span>
      </span>
    </>
  );
  const look =
    'flex min-h-14 min-w-48 items-center gap-3 rounded-control border border-current/30 px-3 py-2';
  if (!file.url) return <div className={look}>{content}</div>;
  return (
    <a
      href={file.url}
      target="_blank"
      rel="noopener"
      download={file.name}
      className={cx(look, 'hover:underline')}
    >
      {content}
    </a>
  );
}

/** An address for what is on this device only; null on the server and before the first paint. */
export function useLocalAddress(blob: Blob | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
