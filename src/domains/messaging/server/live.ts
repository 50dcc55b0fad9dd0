import type { FrameHandlers } from '../../../platform/realtime/gateway.ts';
import { readFrameSchema, receivedFrameSchema, typingFrameSchema } from '../schema.ts';
import type { MessagingDeps } from './deps.ts';
import { frameOfDelivery, frameOfTyping } from './frames.ts';
import { isAwaited, markDelivered } from './queries.ts';
import { readThread } from './service.ts';

/** What people's pages say over their sockets, with the rules of the same calls over HTTP. */
export function messagingFrames(deps: Pick<MessagingDeps, 'pool' | 'publish'>): FrameHandlers {
  const { pool, publish } = deps;

  const typing =
    (isTyping: boolean): FrameHandlers[string] =>
    async (actor, frame) => {
      const { data } = typingFrameSchema.safeParse(frame);
      if (!data) return 'malformed';
      // Who was never written to, and who was blocked, cannot make themselves noticed.
      if (await isAwaited(pool, actor.id, data.receiverId)) {
        await publish([frameOfTyping(actor.id, data.receiverId, isTyping)]);
      }
      return 'done';
    };

  return {
    typing: typing(true),
    stop_typing: typing(false),
    async read(actor, frame) {
      const { data } = readFrameSchema.safeParse(frame);
      if (!data) return 'malformed';
      await readThread(deps, actor, data.userId);
      return 'done';
    },
    async received(actor, frame) {
      const { data } = receivedFrameSchema.safeParse(frame);
      if (!data) return 'malformed';
      const delivered = await markDelivered(pool, actor.id, data.upToSeq);
      await publish(
        delivered.map(({ peerId, upToSeq }) => frameOfDelivery(actor.id, peerId, upToSeq)),
      );
      return 'done';
    },
  };
}
