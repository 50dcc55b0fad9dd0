import { Paperclip, X } from 'lucide-react';
import { fill } from '../../../messages/index.ts';
import type { UploadType } from '../../../shared/upload-rules.ts';
import { usePickedFiles } from '../../../ui/forms/use-picked-files.ts';
import { useTexts } from '../../../ui/messages.tsx';
import { FileProblems } from '../../../ui/patterns/file-problems.tsx';
import { IconButton } from '../../../ui/primitives/icon-button.tsx';

interface FilesFieldProps {
  label: string;
  /** Says what is added. */
  add: string;
  accepted: readonly UploadType[];
  most: number;
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Files that are sent with a form, where somebody wants to. */
export function FilesField({ label, add, accepted, most, files, onChange }: FilesFieldProps) {
  const t = useTexts('disputes');
  const picked = usePickedFiles({ accepted, most });
  return (
    <div className="grid justify-items-start gap-2">
      <p className="field-label mb-0">{`${label} (${t.optional})`}</p>
      {files.length > 0 && (
        <ul className="grid w-full gap-1">
          {files.map((file) => (
            <li key={`${file.name} ${file.lastModified}`} className="flex items-center gap-2">
              <span className="wrap-anywhere min-w-0 flex-1">{file.name}</span>
              <IconButton
                label={fill(t.removeFile, { name: file.name })}
                icon={<X aria-hidden="true" />}
                onClick={() => onChange(files.filter((one) => one !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      {files.length < most && (
        <label className="btn btn-outline focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-2">
          <Paperclip aria-hidden="true" />
          {add}
          <input
            type="file"
            name="files"
            className="sr-only"
            multiple
            accept={accepted.join(',')}
            disabled={picked.isReading}
            onChange={async (event) => {
              const chosen = [...(event.target.files ?? [])];
              event.target.value = '';
              onChange([...files, ...(await picked.pick(chosen, files.length))]);
            }}
          />
        </label>
      )}
      <FileProblems picked={picked} />
    </div>
  );
}
