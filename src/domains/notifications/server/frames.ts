import type { Delivery } from '../../../platform/realtime/bus.ts';
import { type NoticeKind, noticeKinds, type Subject } from '../rules.ts';
import type { Announcement } from './queries.ts';

/** A notice to its owner's pages, and to those that show its subject the word to read that anew. */
export function framesOfNotice({ userId, subjectId, notification }: Announcement): Delivery[] {
  return [
    { to: userId, frame: { type: 'notification', notification } },
    ...(subjectId === null ? [] : framesOfChange(userId, notification.kind, subjectId)),
  ];
}

/** The word to pages that show an RFQ or an order to read it anew. */
export function framesOfChange(to: string, kind: NoticeKind, subjectId: string): Delivery[] {
  const subject: Subject = noticeKinds[kind];
  if (subject === 'order') return [{ to, frame: { type: 'order_updated', orderId: subjectId } }];
  if (subject !== 'ownRfq' && subject !== 'suppliersRfq') return [];
  const type = kind === 'quotationReceived' ? 'quotation_received' : 'rfq_updated';
  return [{ to, frame: { type, rfqId: subjectId } }];
}
