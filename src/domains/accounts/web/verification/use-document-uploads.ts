import { useEffect, useState, useSyncExternalStore } from 'react';
import { fill } from '../../../../messages/index.ts';
import { documentTypes, maxUploadBytes } from '../../../../shared/upload-rules.ts';
import { uploadFile } from '../../../../ui/data/upload.ts';
import { useTexts } from '../../../../ui/messages.tsx';
import { toast } from '../../../../ui/toast/store.ts';
import { maxVerificationDocuments } from '../../verification-rules.ts';
import { createDocumentUploads, type DocumentItem } from './document-uploads.ts';

const none: readonly DocumentItem[] = [];

/** The documents of this page, on their way or there. What the connection loses goes again by itself. */
export function useDocumentUploads() {
  const t = useTexts('uploads');
  const verification = useTexts('verification');
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

  const problemOf = (files: readonly File[]) => {
    if (items.length + files.length > maxVerificationDocuments) {
      const description = fill(t.tooManyText, { count: maxVerificationDocuments });
      return { title: t.tooManyTitle, description };
    }
    const large = files.find(({ size }) => size > maxUploadBytes);
    if (large) {
      return { title: t.tooLargeTitle, description: fill(t.tooLargeText, { name: large.name }) };
    }
    const isAccepted = ({ type }: File) => documentTypes.some((accepted) => accepted === type);
    return files.every(isAccepted)
      ? null
      : { title: t.failedTitle, description: verification.wrongType };
  };

  return {
    uploads,
    items,
    /** Adds files, or says why not one of them is. @returns whether they were added */
    add(files: readonly File[]): boolean {
      const problem = problemOf(files);
      if (problem) toast({ ...problem, variant: 'destructive' });
      else uploads.add(files);
      return problem === null;
    },
  };
}
