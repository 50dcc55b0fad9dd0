import { Paperclip, X } from 'lucide-react';
import { fill } from '../../../../messages/index.ts';
import { documentTypes } from '../../../../shared/upload-rules.ts';
import { usePickedFiles } from '../../../../ui/forms/use-picked-files.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { FileProblems } from '../../../../ui/patterns/file-problems.tsx';
import { IconButton } from '../../../../ui/primitives/icon-button.tsx';
import { mostEvidence } from '../../dispute-rules.ts';

interface EvidenceFieldProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

/** Files that are sent with what somebody says. */
export function EvidenceField({ files, onChange }: EvidenceFieldProps) {
  const t = useTexts('disputes');
  const picked = usePickedFiles({ accepted: documentTypes, most: mostEvidence });
  return (
    <div className="grid justify-items-start gap-2">
      <p className="field-label mb-0">{`${t.files} (${t.optional})`}</p>
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
      {files.length < mostEvidence && (
        <label className="btn btn-outline focus-within:outline-2 focus-within:outline-focus focus-within:outline-offset-2">
          <Paperclip aria-hidden="true" />
          {t.addFiles}
          <input
            type="file"
            name="files"
            className="sr-only"
            multiple
            accept={documentTypes.join(',')}
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
