import type { Kysely } from 'kysely';
import type { DB } from '../../../platform/database.types.ts';

type ReviewNews =
  | {
      readonly kind: 'reviewReceived';
      readonly values: { readonly title: string; readonly company: string; readonly stars: number };
    }
  | {
      readonly kind: 'reviewReplied';
      readonly values: { readonly title: string; readonly supplier: string };
    }
  | {
      readonly kind: 'reviewHidden';
      readonly values: { readonly title: string; readonly reason: string };
    };

/** What people are told of reviews; `subjectId` is the product. */
export type ReviewNotice = ReviewNews & {
  readonly userId: string;
  readonly subjectId: string;
  /** Who wrote its names. */
  readonly writtenBy?: string;
  readonly dedupeKey: string;
};

/** Tells an account something, in the caller's transaction; twice under one key is once. */
export type Notices = (trx: Kysely<DB>, notice: ReviewNotice) => Promise<void>;

/** Adds to what admins look into: a report of a review, one of each reporter while it is open. */
export type ReportReview = (report: {
  readonly reporterId: string;
  readonly reviewId: string;
  readonly reason: string;
}) => Promise<void>;
