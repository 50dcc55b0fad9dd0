import type { Kysely } from 'kysely';
import type { notices } from '../../../messages/en/notices.ts';
import type { DB } from '../../../platform/database.types.ts';
import type { Enqueue } from '../../../platform/jobs.ts';
import {
  gatherSeconds,
  hasOwnEmail,
  isOfAccount,
  messageSeconds,
  type NoticeKind,
  noticeLink,
} from '../rules.ts';
import { announceNotice, refreshPages, sendNotifications } from './job-definitions.ts';
import { insertNotification, wantsNotices } from './queries.ts';

/** The names of the `{places}` in a text. */
type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Places<Rest>
  : never;

type NoticeOf<K extends NoticeKind> = {
  readonly userId: string;
  readonly kind: K;
  /** The RFQ, order or product that it is about: it leads there. */
  readonly subjectId?: string;
  /** What its text has places for. Amounts are texts, ready to be read. */
  readonly values: Readonly<Record<Places<(typeof notices)[K]>, string | number>>;
  /** Who wrote its names and titles: where they have proven no contact, an SMS leaves them out. */
  readonly writtenBy?: string;
  /** With the same key the same account is told once. */
  readonly dedupeKey?: string;
};

/** One thing that one account is told. */
export type Notice = { [K in NoticeKind]: NoticeOf<K> }[NoticeKind];

/**
 * Tells somebody something: a row of the bell's list, a mail or an SMS by the account's switches, all
 * through the caller's transaction. What the account does not want to hear of is not stored; its open pages
 * show what changed all the same.
 */
export type Notify = (trx: Kysely<DB>, notice: Notice) => Promise<void>;

/** Tells somebody later of unread messages, by mail or SMS, through the caller's transaction. */
export function createTellLater({ enqueue }: { readonly enqueue: Enqueue }) {
  return (trx: Kysely<DB>, userId: string): Promise<void> =>
    enqueue(trx, sendNotifications, { userId }, { startAfterSeconds: messageSeconds });
}

/** How domains tell, with jobs that go through the same transaction. */
export function createNotify({ enqueue }: { readonly enqueue: Enqueue }): Notify {
  return async (trx, notice) => {
    const { userId, kind, values, subjectId = null, writtenBy = null, dedupeKey = null } = notice;
    const refresh = async () => {
      if (subjectId !== null) await enqueue(trx, refreshPages, { userId, kind, subjectId });
    };
    if (!isOfAccount(kind) && !(await wantsNotices(trx, userId))) return refresh();
    const link = noticeLink(kind, subjectId);
    const toldAt = hasOwnEmail(kind) ? new Date() : null;
    const row = { userId, kind, subjectId, data: JSON.stringify(values), link, dedupeKey, toldAt };
    const notificationId = await insertNotification(trx, row, writtenBy);
    if (notificationId === null) return refresh();
    await enqueue(trx, announceNotice, { notificationId });
    if (toldAt !== null) return;
    await enqueue(trx, sendNotifications, { userId }, { startAfterSeconds: gatherSeconds });
  };
}
