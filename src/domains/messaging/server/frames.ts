import type { Delivery } from '../../../platform/realtime/bus.ts';
import type { Message } from '../schema.ts';

/** A new message, to the pages of both sides. */
export function framesOfMessage(message: Message): Delivery[] {
  const { senderId, receiverId } = message;
  return [
    { to: receiverId, frame: { type: 'new_message', message, senderId } },
    { to: senderId, frame: { type: 'message_sent', message } },
  ];
}

/** Somebody has read what `peerId` wrote: tells the other side, and the reader's other pages. */
export function framesOfRead(readerId: string, peerId: string, upToSeq: number): Delivery[] {
  const frame = { type: 'messages_read', userId: readerId, upToSeq };
  return [
    { to: peerId, frame },
    { to: readerId, frame: { ...frame, peerId } },
  ];
}

/** What `peerId` wrote has reached a device of the one it is for. */
export function frameOfDelivery(receiverId: string, peerId: string, upToSeq: number): Delivery {
  return { to: peerId, frame: { type: 'messages_delivered', userId: receiverId, upToSeq } };
}

/** Somebody writes, or has stopped, to the pages of the one it is for. */
export function frameOfTyping(writerId: string, peerId: string, isTyping: boolean): Delivery {
  const type = isTyping ? 'user_typing' : 'user_stopped_typing';
  return { to: peerId, frame: { type, userId: writerId } };
}
