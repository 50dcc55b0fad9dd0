import type { Kysely, Transaction } from 'kysely';
import type { Actor } from '../../../platform/actor.ts';
import type { DB } from '../../../platform/database.types.ts';
import type { RequestKind } from '../rules.ts';

/** What a member sent that is above the limit. */
export interface Asked {
  readonly kind: RequestKind;
  /** The supplier of a checkout, the RFQ of an award. */
  readonly subjectId: string;
  /** The call's body. */
  readonly request: object;
}

export interface Approved extends Asked {
  /** What all its orders come to. */
  readonly totalAmount: string;
}

/** Orders what was asked for, at the sum that was. @throws AppError where it cannot be ordered as it was sent */
export type CarryOut = (
  trx: Transaction<DB>,
  owner: Actor,
  approved: Approved,
) => Promise<readonly { readonly id: string; readonly number: string }[]>;

type News =
  | {
      readonly kind: 'approvalAsked';
      readonly values: { readonly person: string; readonly amount: string };
    }
  | {
      readonly kind: 'approvalApproved';
      readonly values: { readonly company: string; readonly amount: string };
    }
  | {
      readonly kind: 'approvalDeclined';
      readonly values: {
        readonly company: string;
        readonly amount: string;
        readonly reason: string;
      };
    };

/** Tells an account something, in the caller's transaction; twice under one key is once. */
export type ApprovalNotices = (
  trx: Kysely<DB>,
  notice: News & {
    readonly userId: string;
    readonly writtenBy: string;
    readonly dedupeKey: string;
  },
) => Promise<void>;
