import { useEffect, useRef, useState } from 'react';
import { type Sending, sendingKey } from '../../../ui/data/sending-key.ts';
import type { Quotation } from '../schema.ts';
import type { QuoteData } from './api.ts';
import { type Draft, draftOf, emptyDraft, type LineDraft } from './form-state.ts';
import { draftName, goOn, type KeptFile, keep, readKept } from './kept-draft.ts';
import { arrivedFiles, useAttachments } from './use-attachments.ts';

export interface DraftOptions {
  readonly supplierId: string;
  readonly data: QuoteData;
  /** The quotation that this one revises; null for a first one. */
  readonly revised: Quotation | null;
}

/** What is typed and attached, kept on the device until it has arrived. */
export function useQuotationDraft({ supplierId, data, revised }: DraftOptions) {
  const { rfq, items, products } = data;
  const name = draftName({ supplierId, rfqId: rfq.id, revisedId: revised?.id ?? null });
  const [start] = useState(() => (revised ? draftOf(revised, items) : emptyDraft(items)));
  const [draft, setDraft] = useState<Draft>(start);
  const files = useAttachments(revised?.attachments ?? []);
  /** Typed since the form was opened, and not sent. */
  const [isDirty, setDirty] = useState(false);
  const [isFound, setFound] = useState(false);
  const sent = useRef<Sending | null>(null);
  const kept = arrivedFiles(files.items);

  // The server knows no draft, so the first render must not show one either.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the form is opened
  useEffect(() => {
    const known = readKept(name);
    if (!known) return;
    sent.current = known.sent;
    setDraft(goOn(start, known.draft, new Set(products.map(({ id }) => id))));
    files.replace(known.files);
    setFound(true);
  }, [name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `files` is another object each time
  useEffect(() => {
    if (isDirty) keep(name, { draft, files: kept, sent: sent.current });
  }, [isDirty, name, draft, files.items]);

  const change = (next: (draft: Draft) => Draft) => {
    setDraft(next);
    setDirty(true);
  };
  return {
    draft,
    isDirty,
    isFound,
    files: {
      ...files,
      add(chosen: readonly File[]) {
        files.add(chosen);
        setDirty(true);
      },
      remove(id: string) {
        files.remove(id);
        setDirty(true);
      },
    },
    change: <F extends keyof Draft>(field: F, value: Draft[F]) =>
      change((now) => ({ ...now, [field]: value })),
    changeLine: (rfqItemId: string, field: keyof LineDraft, value: string) =>
      change((now) => ({
        ...now,
        lines: now.lines.map((line) =>
          line.rfqItemId === rfqItemId ? { ...line, [field]: value } : line,
        ),
      })),
    /** As if nothing had been begun. */
    startAfresh() {
      sent.current = null;
      setDraft(start);
      files.replace(revised?.attachments ?? []);
      setFound(false);
      setDirty(false);
      keep(name, null);
    },
    putBack(before: Draft, attached: readonly KeptFile[]) {
      files.replace(attached);
      change(() => before);
    },
    keptFiles: kept,
    /** Where the same is sent again after a lost answer, it is there once. */
    keyOf(body: unknown): string {
      sent.current = sendingKey(sent.current, body);
      keep(name, { draft, files: kept, sent: sent.current });
      return sent.current.key;
    },
    forget() {
      setDirty(false);
      keep(name, null);
    },
  };
}
