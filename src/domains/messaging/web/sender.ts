import { ApiError } from '../../../ui/data/api-client.ts';
import type { Message } from '../schema.ts';
import type { Outbox, OutgoingFile, OutgoingMessage } from './outbox.ts';

export interface SenderDeps {
  readonly outbox: Outbox;
  /**
   * Uploads one file of a message; answers its object path.
   *
   * @throws ApiError where the server refuses it, anything else where it could not be reached
   */
  readonly upload: (file: OutgoingFile, place: FilePlace) => Promise<string>;
  /** @throws as upload */
  readonly post: (message: OutgoingMessage) => Promise<Message>;
  /** Runs one at a time among the tabs of this browser. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly onSent: (sent: Message) => void;
  readonly onRefused: (message: OutgoingMessage, error: ApiError) => void;
}

/** Which file of which message. */
export interface FilePlace {
  readonly clientId: string;
  readonly index: number;
}

export interface Sender {
  /** Sends all that waits, in the order written; what cannot be sent now keeps waiting. */
  flush(): Promise<void>;
}

/** How long is waited until a failed connection is tried again while the page thinks it is online. */
export const sendAgainMs = 5_000;

/** Sends what is in the outbox, one after the other, so that it arrives in the order written. */
export function createSender({ outbox, alone, ...deps }: SenderDeps): Sender {
  let running: Promise<void> | null = null;

  /** Whether the connection held. */
  const send = async (message: OutgoingMessage): Promise<boolean> => {
    let current: OutgoingMessage = { ...message, state: 'sending' };
    outbox.put(current);
    try {
      for (const [index, file] of current.attachments.entries()) {
        if (file.objectPath !== null) continue;
        const objectPath = await deps.upload(file, { clientId: current.clientId, index });
        current = withFile(current, index, { ...file, objectPath });
        outbox.put(current);
      }
      const sent = await deps.post(current);
      outbox.put({ ...current, state: 'sent', seq: sent.seq });
      deps.onSent(sent);
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) {
        outbox.put({ ...current, state: 'waiting' });
        return false;
      }
      // The upload may be the reason, e.g. one that waited so long that it was cleaned away.
      const attachments = current.attachments.map((file) => ({ ...file, objectPath: null }));
      outbox.put({ ...current, attachments, state: 'failed' });
      deps.onRefused(message, error);
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

function withFile(message: OutgoingMessage, index: number, file: OutgoingFile): OutgoingMessage {
  return { ...message, attachments: message.attachments.with(index, file) };
}
