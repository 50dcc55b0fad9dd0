import { useEffect, useRef, useState } from 'react';
import { documentTypes } from '../../../shared/upload-rules.ts';
import { ApiError } from '../../../ui/data/api-client.ts';
import { uploadFile } from '../../../ui/data/upload.ts';
import { usePickedFiles } from '../../../ui/forms/use-picked-files.ts';
import { maxAttachments } from '../schema.ts';
import type { KeptFile } from './kept-draft.ts';

export interface AttachedFile {
  readonly id: string;
  readonly name: string;
  /** Absent for one that was uploaded with an earlier revision. */
  readonly file?: File;
  /** `refused` is not sent again: the server does not take such a file. `gone` is no longer there. */
  readonly state: 'sending' | 'failed' | 'refused' | 'gone' | 'done';
  /** 0 to 1. */
  readonly share: number;
  readonly objectPath: string | null;
}

let lastId = 0;

/** The files of a quotation, on their way or there. */
export function useAttachments(initial: readonly KeptFile[]) {
  const picked = usePickedFiles({ accepted: documentTypes, most: maxAttachments });
  const [items, setItems] = useState<readonly AttachedFile[]>(() => initial.map(arrived));
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const change = (id: string, fields: Partial<AttachedFile>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...fields } : item)));
  const send = async (id: string, file: File) => {
    change(id, { state: 'sending', share: 0 });
    try {
      const objectPath = await uploadFile(file, file.name, {
        purpose: 'quotation_attachment',
        signal: leaving.current.signal,
        onProgress: (share) => change(id, { share }),
      });
      change(id, { state: 'done', objectPath });
    } catch (error) {
      change(id, { state: isRefusal(error) ? 'refused' : 'failed' });
    }
  };

  return {
    items,
    picked,
    isFull: items.length >= maxAttachments,
    isUnfinished: items.some(({ state }) => state !== 'done'),
    objectPaths: items.flatMap(({ objectPath }) => objectPath ?? []),
    /** What the server no longer has; answers its name. */
    lose(objectPath: string): string | null {
      setItems((all) => all.map((item) => (item.objectPath === objectPath ? lost(item) : item)));
      return items.find((item) => item.objectPath === objectPath)?.name ?? null;
    },
    replace: (files: readonly KeptFile[]) => setItems(files.map(arrived)),
    async add(files: readonly File[]) {
      const added = (await picked.pick(files, items.length)).map((file): AttachedFile => {
        lastId += 1;
        const id = `file-${lastId}`;
        return { id, name: file.name, file, state: 'sending', share: 0, objectPath: null };
      });
      setItems((all) => [...all, ...added]);
      for (const { id, file } of added) if (file) void send(id, file);
    },
    retry({ id, file }: AttachedFile) {
      if (file) void send(id, file);
    },
    remove: (id: string) => setItems((all) => all.filter((item) => item.id !== id)),
  };
}

const lost = (item: AttachedFile): AttachedFile => ({ ...item, state: 'gone', objectPath: null });

const arrived = ({ objectPath, filename }: KeptFile): AttachedFile => ({
  id: objectPath,
  name: filename,
  state: 'done',
  share: 1,
  objectPath,
});

/** Those that have arrived, as they are kept with a draft. */
export const arrivedFiles = (items: readonly AttachedFile[]): KeptFile[] =>
  items.flatMap(({ name, objectPath }) => (objectPath ? [{ objectPath, filename: name }] : []));

/** What it is, and not how it was sent, stands in the way. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && [400, 413, 415, 422].includes(error.status);
