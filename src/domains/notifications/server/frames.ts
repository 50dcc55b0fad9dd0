import type { Delivery, Frame } from '../../../platform/realtime/bus.ts';
import type { NoticeKind } from '../rules.ts';
import type { Announcement } from './queries.ts';

/** A notice to its owner's pages, and to those that show its subject the word to read that anew. */
export function framesOfNotice({ userId, subjectId, notification }: Announcement): Delivery[] {
  const change = subjectId === null ? null : changeOf(notification.kind, subjectId);
  const frames: Frame[] = [{ type: 'notification', notification }, ...(change ? [change] : [])];
  return frames.map((frame) => ({ to: userId, frame }));
}

/** Null where no page waits for news of this kind. */
function changeOf(kind: NoticeKind, subjectId: string): Frame | null {
  if (kind === 'quotationReceived') return { type: 'quotation_received', rfqId: subjectId };
  if (/^(rfq|quotation)/.test(kind)) return { type: 'rfq_updated', rfqId: subjectId };
  if (/^(order|payment)/.test(kind)) return { type: 'order_updated', orderId: subjectId };
  return null;
}
