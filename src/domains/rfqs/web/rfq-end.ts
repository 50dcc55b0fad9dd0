import type { Rfq } from '../schema.ts';

type Ending = Pick<Rfq, 'status' | 'closesAt' | 'closedAt' | 'awardedAt' | 'updatedAt'>;

/** Until when an RFQ takes answers, or since when it takes none. An award may come before its last day. */
export function endOf({ status, closesAt, closedAt, awardedAt, updatedAt }: Ending): {
  readonly words: 'closesOn' | 'closedOn' | 'awardedOn';
  /** ISO 8601 UTC. */
  readonly at: string;
} {
  if (status === 'open') return { words: 'closesOn', at: closesAt };
  if (status === 'awarded') return { words: 'awardedOn', at: awardedAt ?? updatedAt };
  return { words: 'closedOn', at: closedAt ?? closesAt };
}
