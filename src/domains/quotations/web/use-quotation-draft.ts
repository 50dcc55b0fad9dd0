import { useCallback, useEffect, useRef, useState } from 'react';
import { keepDraft, useKeptDraft } from '../../../ui/data/drafts.ts';
import { type Sending, sendingKey } from '../../../ui/data/sending-key.ts';
import type { Quotation } from '../schema.ts';
import type { QuoteData } from './api.ts';
import type { Draft } from './form-state.ts';
import { draftName, type KeptFile, keptQuotationSchema } from './kept-draft.ts';
import { useAskedDraft } from './use-asked.ts';
import { arrivedFiles, useAttachments } from './use-attachments.ts';

export interface DraftOptions {
  readonly supplierId: string;
  readonly data: QuoteData;
  /** The quotation that this one revises; null for a first one. */
  readonly revised: Quotation | null;
}

/** What is typed and attached, kept on the device until it has arrived. */
export function useQuotationDraft({ supplierId, data, revised }: DraftOptions) {
  const name = draftName({ supplierId, rfqId: data.rfq.id, revisedId: revised?.id ?? null });
  const { start, draft, setDraft, asked, ...request } = useAskedDraft(data, revised);
  const files = useAttachments(revised?.attachments ?? []);
  /** Typed since the form was opened, and not sent. */
  const [isDirty, setDirty] = useState(false);
  const [isFound, setFound] = useState(false);
  const sent = useRef<Sending | null>(null);
  const kept = arrivedFiles(files.items);

  useKeptDraft(name, keptQuotationSchema, (known) => {
    if (!known) return;
    sent.current = known.sent;
    request.found(known);
    files.replace(known.files);
    setFound(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: `files` is another object each time
  useEffect(() => {
    if (isDirty) void keepDraft(name, { draft, files: kept, sent: sent.current, asked });
  }, [isDirty, name, draft, asked, files.items]);

  const change = useCallback(
    (next: (draft: Draft) => Draft) => {
      setDraft(next);
      setDirty(true);
    },
    [setDraft],
  );
  const forget = () => {
    sent.current = null;
    setDirty(false);
    void keepDraft(name, null);
  };
  return {
    draft,
    isDirty,
    isFound,
    changes: request.changes,
    files: noticed(files, () => setDirty(true)),
    change,
    /** As if nothing had been begun. */
    startAfresh() {
      forget();
      setDraft(start);
      files.replace(revised?.attachments ?? []);
      setFound(false);
      request.forgetChanges();
    },
    putBack(before: Draft, attached: readonly KeptFile[]) {
      files.replace(attached);
      change(() => before);
    },
    keptFiles: kept,
    /** Where the same is sent again after a lost answer, it is there once. */
    keyOf(body: unknown): string {
      sent.current = sendingKey(sent.current, body);
      void keepDraft(name, { draft, files: kept, sent: sent.current, asked });
      return sent.current.key;
    },
    forget,
  };
}

/** Files whose coming and going is something typed. */
const noticed = (files: ReturnType<typeof useAttachments>, onChange: () => void) => ({
  ...files,
  async add(chosen: readonly File[]) {
    await files.add(chosen);
    onChange();
  },
  lose(objectPath: string) {
    onChange();
    return files.lose(objectPath);
  },
  remove(id: string) {
    files.remove(id);
    onChange();
  },
});
