import { readStored, store } from '../../../ui/data/device-store.ts';
import type { Sending } from '../../../ui/data/sending-key.ts';
import { emptyDraft, type RfqDraft } from './draft.ts';

/** A draft, and the key that it was last sent under: what is sent again unchanged is created once. */
export interface KeptDraft {
  readonly draft: RfqDraft;
  readonly sent: Sending | null;
  /** Of the RFQ that is edited, as it was then. */
  readonly version?: number | undefined;
  /** Of the RFQ that is edited: what it said when the edit began. */
  readonly base?: RfqDraft | undefined;
}

/** One draft an account, and one for each RFQ that it is editing. */
const nameOf = (userId: string, rfqId: string | null) =>
  rfqId === null ? `rfqs.draft.${userId}` : `rfqs.draft.${userId}.${rfqId}`;

/** Null where none is kept. */
export function readKept(userId: string, rfqId: string | null = null): KeptDraft | null {
  const kept = readStored(nameOf(userId, rfqId)) as Partial<KeptDraft> | null;
  return (
    kept && {
      version: kept.version,
      base: kept.base,
      sent: kept.sent ?? null,
      draft: { ...emptyDraft, ...kept.draft },
    }
  );
}

/** @param kept null forgets it */
export const keep = (userId: string, kept: KeptDraft | null, rfqId: string | null = null) =>
  store(nameOf(userId, rfqId), kept);
