import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';

/** What people are told of RFQs. */
export type RfqNoticeKind = 'rfqReceived' | 'rfqChanged' | 'rfqClosed' | 'rfqExpired';

/** Tells an account something about an RFQ, in the caller's transaction; twice under one key is once. */
export type Notices = (
  trx: Kysely<DB>,
  notice: {
    readonly userId: string;
    readonly kind: RfqNoticeKind;
    readonly subjectId: string;
    readonly values: { readonly title: string };
    readonly dedupeKey: string;
  },
) => Promise<void>;
