import { useEffect, useState, useSyncExternalStore } from 'react';
import { documentTypes } from '../../../../shared/upload-rules.ts';
import { uploadFile } from '../../../../ui/data/upload.ts';
import { usePickedFiles } from '../../../../ui/forms/use-picked-files.ts';
import { maxVerificationDocuments } from '../../verification-rules.ts';
import { createDocumentUploads, type DocumentItem } from './document-uploads.ts';

const none: readonly DocumentItem[] = [];

/** The documents of this page, on their way or there. What the connection loses goes again by itself. */
export function useDocumentUploads() {
  const picked = usePickedFiles({ accepted: documentTypes, most: maxVerificationDocuments });
  const [uploads] = useState(() =>
    createDocumentUploads((file, options) =>
      uploadFile(file, file.name, { purpose: 'verification_document', ...options }),
    ),
  );
  const items = useSyncExternalStore(uploads.subscribe, uploads.snapshot, () => none);

  useEffect(() => {
    window.addEventListener('online', uploads.retryLost);
    return () => {
      window.removeEventListener('online', uploads.retryLost);
      uploads.stop();
    };
  }, [uploads]);

  return {
    uploads,
    items,
    picked,
    /** Adds the files that can be taken. @returns whether any can */
    async add(files: readonly File[]): Promise<boolean> {
      const taken = await picked.pick(files, items.length);
      uploads.add(taken);
      return taken.length > 0;
    },
  };
}
