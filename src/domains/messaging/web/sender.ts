import { ApiError } from '../../../ui/data/api-client.ts';
import type { Message } from '../schema.ts';
import type { Outbox, OutgoingMessage } from './outbox.ts';

export interface SenderDeps {
  readonly outbox: Outbox;
  /** @throws ApiError where the server refuses it, anything else where it could not be reached */
  readonly post: (message: OutgoingMessage) => Promise<Message>;
  /** Runs one at a time among the tabs of this browser. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly onSent: (sent: Message) => void;
  readonly onRefused: (message: OutgoingMessage, error: ApiError) => void;
}

export interface Sender {
  /** Sends all that waits, in the order written; what cannot be sent now keeps waiting. */
  flush(): Promise<void>;
}

/** How long is waited until a failed connection is tried again while the page thinks it is online. */
export const sendAgainMs = 5_000;

/** Sends what is in the outbox, one after the other, so that it arrives in the order written. */
export function createSender({ outbox, post, alone, onSent, onRefused }: SenderDeps): Sender {
  let running: Promise<void> | null = null;

  /** Whether the connection held. */
  const send = async (message: OutgoingMessage): Promise<boolean> => {
    outbox.put({ ...message, state: 'sending' });
    try {
      const sent = await post(message);
      outbox.put({ ...message, state: 'sent', seq: sent.seq });
      onSent(sent);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) {
        outbox.put({ ...message, state: 'waiting' });
        return false;
      }
      outbox.put({ ...message, state: 'failed' });
      onRefused(message, error);
      return true;
    }
  };
  const sendAll = async () => {
    for (;;) {
      const [next] = outbox.waiting();
      if (!next) return;
      if (!(await send(next))) return;
    }
  };
  return {
    flush() {
      running ??= alone(async () => {
        // Another tab may have left something, or have sent what this one still shows.
        await outbox.restore();
        await sendAll();
      }).finally(() => {
        running = null;
      });
      return running;
    },
  };
}
