import { useEffect, useState } from 'react';
import { fill } from '../../../../messages/index.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { Button } from '../../../../ui/primitives/button.tsx';
import type { VerificationDocument } from '../../verification-schema.ts';
import { DocumentLinks } from './submitted-documents.tsx';

const addressOf = ({ objectPath }: VerificationDocument) => `/api/object-storage/${objectPath}`;

/** The documents of a request, one of them shown on the page; each can be opened by itself. */
export function DocumentViewer({ documents }: { documents: readonly VerificationDocument[] }) {
  const t = useTexts('decisions');
  const [chosen, setChosen] = useState(0);
  const shown = documents[chosen] ?? documents[0];
  return (
    <div className="grid gap-3">
      {documents.length > 1 && (
        <div className="flex flex-wrap gap-2">
          {documents.map((document, index) => (
            <Button
              key={document.objectPath}
              variant={document === shown ? 'primary' : 'outline'}
              aria-pressed={document === shown}
              onClick={() => setChosen(index)}
            >
              {fill(t.documentNumber, { number: index + 1 })}
            </Button>
          ))}
        </div>
      )}
      {shown && <Shown key={shown.objectPath} document={shown} />}
      <DocumentLinks documents={documents} />
    </div>
  );
}

function Shown({ document }: { document: VerificationDocument }) {
  const t = useTexts('decisions');
  if (document.contentType === 'application/pdf') return <ShownPdf document={document} />;
  return (
    <img
      src={addressOf(document)}
      alt={fill(t.documentShown, { name: document.filename })}
      className="max-h-[80dvh] w-full rounded-control border border-line bg-surface-sunken object-contain"
    />
  );
}

/** Where the browser shows PDFs by itself; elsewhere the link below opens it. */
function ShownPdf({ document }: { document: VerificationDocument }) {
  const t = useTexts('decisions');
  const [address, setAddress] = useState<string | null>(null);
  const source = addressOf(document);
  useEffect(() => {
    if (!navigator.pdfViewerEnabled) return;
    const gone = new AbortController();
    let made = '';
    const show = async () => {
      const answer = await fetch(source, { signal: gone.signal });
      if (!answer.ok) return;
      made = URL.createObjectURL(new Blob([await answer.blob()], { type: 'application/pdf' }));
      setAddress(made);
    };
    show().catch(() => undefined);
    return () => {
      gone.abort();
      if (made) URL.revokeObjectURL(made);
    };
  }, [source]);
  if (address === null) return <p className="text-ink-muted text-sm">{t.pdfElsewhere}</p>;
  return (
    <iframe
      src={`${address}#navpanes=0&view=FitH`}
      title={fill(t.documentShown, { name: document.filename })}
      className="h-[80dvh] w-full rounded-control border border-line bg-surface-sunken"
    />
  );
}
