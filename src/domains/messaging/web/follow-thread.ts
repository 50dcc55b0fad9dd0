import type { Page } from '../../../ui/data/api-client.ts';
import type { Frame, LiveSocket } from '../../../ui/data/live-socket.ts';
import type { Message } from '../schema.ts';
import { addMessages, asDelivered, asReadUpTo, type Thread } from './thread.ts';

export interface FollowedThread {
  readonly live: Pick<LiveSocket, 'on'>;
  readonly ownId: string;
  readonly peerId: string;
  readonly read: () => Thread | undefined;
  /** Changes what is loaded; nothing is while nothing is loaded. */
  readonly change: (how: (thread: Thread) => Thread) => void;
  /** What follows a seq, oldest first. @throws where it cannot be read: it is asked again later */
  readonly readAfter: (seq: number) => Promise<Page<Message>>;
}

/**
 * Keeps a loaded conversation as the server has it: what happens arrives over the socket, and after
 * every (re)connection all is read that followed what was read last. @returns how to stop
 */
export function followThread(thread: FollowedThread): () => void {
  const { live, ownId, peerId, change } = thread;
  const catchUp = createCatchUp(thread);
  catchUp.note();
  const add = ({ message }: Frame) => {
    if (!message) return;
    const { senderId, receiverId } = message as Message;
    if (senderId !== peerId && receiverId !== peerId) return;
    catchUp.note();
    change((known) => addMessages(known, [message as Message]));
  };
  const upTo =
    (how: (known: Thread, writerId: string, seq: number) => Thread) => (frame: Frame) => {
      // What the other side read is ours; what we read on another device is theirs.
      const isOwnReading = frame.userId === ownId && frame.peerId === peerId;
      if (frame.userId !== peerId && !isOwnReading) return;
      change((known) => how(known, isOwnReading ? peerId : ownId, Number(frame.upToSeq)));
    };
  const stops = [
    live.on('new_message', add),
    live.on('message_sent', add),
    live.on('messages_read', upTo(asReadUpTo)),
    live.on('messages_delivered', upTo(asDelivered)),
    live.on('connected', () => void catchUp.run()),
  ];
  return () => {
    catchUp.stop();
    for (const stop of stops) stop();
  };
}

function createCatchUp({ read, change, readAfter }: FollowedThread) {
  /**
   * Up to here all is known for certain, because it was read; null while nothing is. A frame proves
   * nothing of what came before it: while one way to the server is broken, others still bring some.
   */
  let readUpTo: number | null = null;
  let isRunning = false;
  let isAgain = false;
  let isStopped = false;

  /** What is loaded before any frame is added was read. */
  const note = () => {
    const known = read();
    readUpTo ??= known ? (known.messages.at(-1)?.seq ?? 0) : null;
  };
  const run = async (): Promise<void> => {
    note();
    isAgain = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isAgain && !isStopped && readUpTo !== null) {
        isAgain = false;
        await readOn();
      }
    } catch {
      // The next connection tries again, and the poll stands by.
    } finally {
      isRunning = false;
    }
  };
  const readOn = async () => {
    for (let hasMore = true; hasMore && readUpTo !== null && !isStopped; ) {
      const page = await readAfter(readUpTo);
      change((known) => addMessages(known, page.items));
      readUpTo = page.items.at(-1)?.seq ?? readUpTo;
      hasMore = page.next !== null;
    }
  };
  return {
    note,
    run,
    stop() {
      isStopped = true;
    },
  };
}
