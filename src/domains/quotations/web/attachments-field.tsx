import { FilePlus, FileText, RotateCw } from 'lucide-react';
import { fill } from '../../../messages/index.ts';
import { documentTypes } from '../../../shared/upload-rules.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { FileProblems } from '../../../ui/patterns/file-problems.tsx';
import { Field } from '../../../ui/primitives/field.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';
import { Progress } from '../../../ui/primitives/progress.tsx';
import { RemoveButton } from '../../../ui/primitives/remove-button.tsx';
import { maxAttachments } from '../schema.ts';
import type { AttachedFile, useAttachments } from './use-attachments.ts';

interface AttachmentsFieldProps {
  files: ReturnType<typeof useAttachments>;
  error?: string | undefined;
}

/** Photos and documents that come with a quotation. */
export function AttachmentsField({ files, error }: AttachmentsFieldProps) {
  const t = useTexts('quotations');
  return (
    <Field
      label={t.attachments}
      hint={fill(t.attachmentsHint, { count: maxAttachments })}
      error={error}
    >
      {(control) => (
        <div className="grid gap-2">
          {files.items.length > 0 && (
            <ul className="grid gap-2">
              {files.items.map((item) => (
                <FileRow key={item.id} item={item} files={files} />
              ))}
            </ul>
          )}
          <FileProblems picked={files.picked} />
          <label className="btn btn-outline relative w-full focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-2 has-[:disabled]:opacity-55 sm:w-auto sm:justify-self-start">
            <FilePlus aria-hidden="true" />
            {t.addFile}
            <input
              {...control}
              name="attachments"
              type="file"
              className="sr-only"
              accept={documentTypes.join(',')}
              multiple
              disabled={files.isFull || files.picked.isReading}
              onChange={(event) => {
                void files.add([...(event.target.files ?? [])]);
                // The same file may be chosen again.
                event.target.value = '';
              }}
            />
          </label>
        </div>
      )}
    </Field>
  );
}

function FileRow({ item, files }: { item: AttachedFile; files: AttachmentsFieldProps['files'] }) {
  const t = useTexts('quotations');
  const uploads = useTexts('uploads');
  const { name, state, share } = item;
  const problems = {
    failed: t.fileFailed,
    refused: t.fileRefused,
    gone: fill(t.fileGone, { name }),
  };
  const problem = state === 'sending' || state === 'done' ? null : problems[state];
  return (
    <li className="flex items-center gap-2 rounded-control border border-line bg-surface-raised py-1 pr-1 pl-3">
      <FileText className="size-5 flex-none text-ink-muted" aria-hidden="true" />
      <div className="grid min-w-0 flex-1 gap-1 py-1">
        <p className="truncate font-semibold">{name}</p>
        {state === 'sending' && (
          <Progress label={fill(uploads.uploading, { name })} share={share} />
        )}
        {state === 'done' && <p className="text-ink-muted text-sm">{t.fileUploaded}</p>}
        {problem && (
          <p className="wrap-anywhere font-semibold text-danger text-sm" role="alert">
            {problem}
          </p>
        )}
      </div>
      {state === 'failed' && (
        <IconButton
          label={fill(t.retryFile, { name })}
          icon={<RotateCw aria-hidden="true" />}
          onClick={() => files.retry(item)}
        />
      )}
      <RemoveButton label={fill(t.removeFile, { name })} onRemove={() => files.remove(item.id)} />
    </li>
  );
}
