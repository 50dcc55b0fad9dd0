import { useEffect, useState, useSyncExternalStore } from 'react';
import { documentTypes } from '../../../../shared/upload-rules.ts';
import { uploadFile } from '../../../../ui/data/upload.ts';
import { useFileCheck } from '../../../../ui/forms/use-file-check.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { maxVerificationDocuments } from '../../verification-rules.ts';
import { createDocumentUploads, type DocumentItem } from './document-uploads.ts';

const none: readonly DocumentItem[] = [];

/** The documents of this page, on their way or there. What the connection loses goes again by itself. */
export function useDocumentUploads() {
  const { wrongType } = useTexts('verification');
  const most = maxVerificationDocuments;
  const areFine = useFileCheck({ accepted: documentTypes, most, wrongType });
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
    /** Adds files, or says why not one of them is. @returns whether they were added */
    add(files: readonly File[]): boolean {
      const isFine = areFine(files, items.length);
      if (isFine) uploads.add(files);
      return isFine;
    },
  };
}
