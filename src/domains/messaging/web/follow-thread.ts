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
 * every (re)connection all is read that followed the last message before the gap. @returns how to stop
 */
export function followThread(thread: FollowedThread): () => void {
  const { live, ownId, peerId, change } = thread;
  const catchUp = createCatchUp(thread);
  const add = ({ message }: Frame) => {
    const { senderId, receiverId } = message as Message;
    if (senderId !== peerId && receiverId !== peerId) return;
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
  /** The last message before the oldest gap that is not closed yet. */
  let gapAfter: number | null = null;
  let isRunning = false;
  let isAgain = false;
  let isStopped = false;

  const run = async (): Promise<void> => {
    const known = read();
    gapAfter ??= known ? (known.messages.at(-1)?.seq ?? 0) : null;
    isAgain = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isAgain && !isStopped && gapAfter !== null) {
        isAgain = false;
        await close();
      }
    } catch {
      // The gap stays noted: the next connection tries again, and the poll stands by.
    } finally {
      isRunning = false;
    }
  };
  const close = async () => {
    for (let after = gapAfter; after !== null && !isStopped; ) {
      const page = await readAfter(after);
      change((known) => addMessages(known, page.items));
      after = page.next === null ? null : (page.items.at(-1)?.seq ?? null);
    }
    if (!isAgain) gapAfter = null;
  };
  return {
    run,
    stop() {
      isStopped = true;
    },
  };
}
