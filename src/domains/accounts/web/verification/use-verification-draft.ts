import { useEffect, useRef, useState } from 'react';
import { uploadedAmong } from './document-uploads.ts';
import { useDocumentUploads } from './use-document-uploads.ts';
import { emptyDraft, keepDraft, readDraft } from './verification-draft.ts';

/** What is entered and uploaded, kept in the tab until it is forgotten. */
export function useVerificationDraft(userId: string) {
  const { uploads, items, picked, add } = useDocumentUploads();
  const [entered, setEntered] = useState(emptyDraft);
  /** Nothing is kept before what was kept is read, nor after it was forgotten. */
  const keeps = useRef(false);

  useEffect(() => {
    // The server knows no draft, so the first render must not show one either.
    const draft = readDraft(userId);
    setEntered(draft);
    uploads.restore(draft.documents);
    keeps.current = true;
  }, [userId, uploads]);
  useEffect(() => {
    if (keeps.current) keepDraft(userId, { ...entered, documents: uploadedAmong(items) });
  }, [userId, entered, items]);

  return {
    entered,
    items,
    uploads,
    picked,
    addDocuments: add,
    enter(field: 'registrationNumber' | 'kraPin', value: string) {
      setEntered((current) => ({ ...current, [field]: value }));
    },
    forget() {
      keeps.current = false;
      keepDraft(userId, null);
    },
  };
}
