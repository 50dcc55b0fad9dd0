import type { Kysely } from 'kysely';
import { type Actor, personAtWork } from './actor.ts';
import type { DB } from './database.types.ts';

/** What the trail keeps: signing in, rights, money, and who looked at whose data. */
export type AuditAction =
  | 'sign_in'
  | 'sign_in.failed'
  | 'sign_out'
  | 'session.ended'
  | 'account.created'
  | 'account.deleted'
  | 'account.exported'
  | 'account.read'
  | 'account.restored'
  | 'account.suspended'
  | 'contact.changed'
  | 'contact.listed'
  | 'contact.lost'
  | 'contact.proven'
  | 'payee.checked'
  | 'payee.entered'
  | 'payee.listed'
  | 'payee.rejected'
  | 'payee.removed'
  | 'payee.taken_back'
  | 'password.changed'
  | 'password.reset'
  | 'role.changed'
  | 'staff.listed'
  | 'account.listed'
  | 'audit.exported'
  | 'audit.listed'
  | 'sessions.ended'
  | 'view_as.ended'
  | 'view_as.read'
  | 'view_as.started'
  | 'two_step.enabled'
  | 'two_step.disabled'
  | 'two_step.codes_renewed'
  | 'two_step.reset'
  | 'verification.requested'
  | 'verification.listed'
  | 'verification.approved'
  | 'verification.rejected'
  | 'verification.lost'
  | 'credit.chosen'
  | 'credit.listed'
  | 'credit.rejected'
  | 'credit.requested'
  | 'credit.set'
  | 'credit.undone'
  | 'credit.withdrawn'
  | 'delivery.cancelled'
  | 'delivery.delivered'
  | 'delivery.dispatched'
  | 'delivery.link_sent'
  | 'delivery.listed'
  | 'delivery.photo_read'
  | 'delivery.pin_wrong'
  | 'delivery.reported'
  | 'dispute.decided'
  | 'dispute.file_read'
  | 'dispute.listed'
  | 'return.listed'
  | 'return.photo_read'
  | 'return.asked'
  | 'return.agreed'
  | 'return.declined'
  | 'return.withdrawn'
  | 'return.received'
  | 'dispute.opened'
  | 'dispute.read'
  | 'dispute.withdrawn'
  | 'document.read'
  | 'approval.approved'
  | 'approval.asked'
  | 'approval.declined'
  | 'member.changed'
  | 'member.invited'
  | 'member.joined'
  | 'member.removed'
  | 'order.cancel_asked'
  | 'order.cancelled'
  | 'order.change_asked'
  | 'order.changed'
  | 'order.completed'
  | 'order.confirmed'
  | 'order.day_moved'
  | 'order.declined'
  | 'order.delivered'
  | 'order.dispatched'
  | 'order.etims_changed'
  | 'order.etims_entered'
  | 'order.listed'
  | 'order.read'
  | 'order.request_refused'
  | 'order.request_withdrawn'
  | 'payment.recorded'
  | 'payment.requested'
  | 'payment.collected'
  | 'payment.confirmed'
  | 'payment.rejected'
  | 'payment.cancelled'
  | 'payment.reversed'
  | 'payment.listed'
  | 'payment.read'
  | 'payout.made'
  | 'payout.approved'
  | 'payout.cancelled'
  | 'payout.left_out'
  | 'payout.listed'
  | 'payout.paid'
  | 'receipt.assigned'
  | 'receipt.dismissed'
  | 'receipt.listed'
  | 'receipt.refunded'
  | 'refund.settled'
  | 'statement.checked'
  | 'statement.imported'
  | 'job.cancelled'
  | 'job.read'
  | 'job.retried'
  | 'queue.listed'
  | 'note.added'
  | 'notes.read'
  | 'queue.read'
  | 'queue.released'
  | 'queue.taken'
  | 'contact.answered'
  | 'contact.done'
  | 'contact.read'
  | 'quotation.file_read'
  | 'category.changed'
  | 'category.created'
  | 'category.merged'
  | 'category.moved'
  | 'category.removed'
  | 'gap.dismissed'
  | 'gap.named'
  | 'gap.reopened'
  | 'material.changed'
  | 'ambiguous_alias.changed'
  | 'ambiguous_alias.removed'
  | 'setting.changed'
  | 'synonyms.changed'
  | 'synonyms.removed'
  | 'place.changed'
  | 'place.removed'
  | 'overview.read'
  | 'report.read'
  | 'report.resolved'
  | 'product.taken_down'
  | 'product.restored'
  | 'product.merged'
  | 'product.type_set'
  | 'quotation.listed'
  | 'quotation.rejected'
  | 'quotation.substitute_accepted'
  | 'quotation.substitute_undone'
  | 'quotation.withdrawn'
  | 'review.hidden'
  | 'review.listed'
  | 'review.restored'
  | 'rfq.awarded'
  | 'rfq.finished'
  | 'rfq.listed'
  | 'rfq.read';

export interface AuditEntry {
  /** Who did it; null for the product itself. */
  readonly actorId: string | null;
  readonly action: AuditAction;
  readonly targetType: string;
  readonly targetId: string;
  /** Never a secret, a contact or a text that a user wrote: the trail outlives accounts. An admin's reason is one. */
  readonly details?: Readonly<Record<string, string | number | boolean | null>>;
}

/** Writes one entry, in the caller's transaction where there is one. Nobody can change it later. */
export async function recordAudit(db: Kysely<DB>, entry: AuditEntry): Promise<void> {
  const { details: given = {}, ...rest } = entry;
  const personId = personAtWork();
  const details = personId === undefined ? given : { ...given, personId };
  await db
    .insertInto('auditLog')
    .values({ ...rest, details: JSON.stringify(details) })
    .execute();
}

/**
 * What lies between two others is theirs: an admin who looks at it leaves a trace. Reading by anybody
 * else is not noted.
 */
export async function noteAdminReading(
  db: Kysely<DB>,
  reader: Pick<Actor, 'id' | 'role'>,
  what: Pick<AuditEntry, 'action' | 'targetType' | 'targetId'>,
): Promise<void> {
  if (reader.role === 'admin') await recordAudit(db, { ...what, actorId: reader.id });
}
