import { useEffect, useRef, useState } from 'react';
import { keepDraft, useKeptDraft } from '../../../../ui/data/drafts.ts';
import { uploadedAmong } from './document-uploads.ts';
import { useDocumentUploads } from './use-document-uploads.ts';
import { draftSchema, emptyDraft } from './verification-draft.ts';

/** What is entered and uploaded, kept on the device until it is forgotten. */
export function useVerificationDraft(userId: string) {
  const { uploads, items, picked, add } = useDocumentUploads();
  const [entered, setEntered] = useState(emptyDraft);
  /** Nothing is kept before what was kept is read, nor after it was forgotten. */
  const keeps = useRef(false);

  const name = `accounts.verification.${userId}`;
  useKeptDraft(name, draftSchema, (draft) => {
    if (draft) {
      setEntered(draft);
      uploads.restore(draft.documents);
    }
    keeps.current = true;
  });
  useEffect(() => {
    if (keeps.current) void keepDraft(name, { ...entered, documents: uploadedAmong(items) });
  }, [name, entered, items]);

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
      void keepDraft(name, null);
    },
  };
}
