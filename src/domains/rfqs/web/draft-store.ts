import { emptyDraft, newKey, type RfqDraft } from './draft.ts';

/** A draft, and the key that it was last sent under: what is sent again unchanged is created once. */
export interface KeptDraft {
  readonly draft: RfqDraft;
  readonly sent: { readonly key: string; readonly body: string } | null;
}

const nothing: KeptDraft = { draft: emptyDraft, sent: null };

/** One draft an account, and one for each RFQ that it is editing. */
const keyOf = (userId: string, rfqId: string | null) =>
  rfqId === null ? `rfqs.draft.${userId}` : `rfqs.draft.${userId}.${rfqId}`;

/** The device's own storage: it outlives a reload, a dead connection and an empty battery. */
function storage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Null where none is kept. */
export function readKept(userId: string, rfqId: string | null = null): KeptDraft | null {
  try {
    const text = storage()?.getItem(keyOf(userId, rfqId));
    if (!text) return null;
    const kept = JSON.parse(text) as Partial<KeptDraft>;
    return { ...nothing, ...kept, draft: { ...emptyDraft, ...kept.draft } };
  } catch {
    return null;
  }
}

/** @param kept null forgets it */
export function keep(userId: string, kept: KeptDraft | null, rfqId: string | null = null): void {
  try {
    if (kept) storage()?.setItem(keyOf(userId, rfqId), JSON.stringify(kept));
    else storage()?.removeItem(keyOf(userId, rfqId));
  } catch {
    // A full or forbidden storage costs the draft only.
  }
}

/** The key for sending this body: the one before where it is the same body. */
export function sendingKey(kept: KeptDraft['sent'], body: unknown): { key: string; body: string } {
  const text = JSON.stringify(body);
  return kept?.body === text ? kept : { key: newKey(), body: text };
}
