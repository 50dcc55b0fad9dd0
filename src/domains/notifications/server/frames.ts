import type { Delivery, Frame } from '../../../platform/realtime/bus.ts';
import { isOfAccount, type NoticeKind, noticeKinds } from '../rules.ts';
import type { Announcement } from './queries.ts';

/** A notice to its owner's pages, and to those that show its subject the word to read that anew. */
export function framesOfNotice({ userId, subjectId, notification }: Announcement): Delivery[] {
  const frames: Frame[] = [{ type: 'notification', notification }];
  if (subjectId !== null && !isOfAccount(notification.kind)) {
    frames.push(changeOf(notification.kind, subjectId));
  }
  return frames.map((frame) => ({ to: userId, frame }));
}

function changeOf(kind: NoticeKind, subjectId: string): Frame {
  if (noticeKinds[kind] === 'order') return { type: 'order_updated', orderId: subjectId };
  const isNew = kind === 'quotationReceived';
  return { type: isNew ? 'quotation_received' : 'rfq_updated', rfqId: subjectId };
}
