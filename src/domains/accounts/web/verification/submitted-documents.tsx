import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import type { VerificationState } from '../../verification-schema.ts';
import { sizeInWords } from './size-in-words.ts';

export interface SubmittedDocumentsProps {
  request: Pick<VerificationState, 'registrationNumber' | 'kraPin' | 'documents'>;
  /** More facts, before the numbers. */
  children?: ReactNode;
}

/** What a request to be verified consists of: the two numbers, and the documents to open. */
export function SubmittedDocuments({ request, children }: SubmittedDocumentsProps) {
  return (
    <>
      <RequestNumbers request={request}>{children}</RequestNumbers>
      <DocumentLinks documents={request.documents} />
    </>
  );
}

export function RequestNumbers({ request, children }: SubmittedDocumentsProps) {
  const t = useTexts('verification');
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {children}
      <Fact name={t.registrationNumber}>{request.registrationNumber}</Fact>
      <Fact name={t.kraPin}>{request.kraPin}</Fact>
    </dl>
  );
}

export function DocumentLinks({ documents }: Pick<VerificationState, 'documents'>) {
  const t = useTexts('verification');
  return (
    <ul className="grid grid-cols-1 gap-2">
      {documents.map((document) => (
        <li key={document.objectPath}>
          <a
            className="flex min-h-11 items-center gap-2 rounded-control border border-line px-3 py-2"
            href={`/api/object-storage/${document.objectPath}`}
            aria-label={fill(t.openFile, {
              name: `${document.filename} ${sizeInWords(document.size)}`,
            })}
          >
            <FileText className="size-5 flex-none text-ink-muted" aria-hidden="true" />
            <span className="min-w-0 flex-1 truncate">{document.filename}</span>{' '}
            <span className="flex-none text-ink-muted text-sm">{sizeInWords(document.size)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
